extension JapaneseWords {
  /// What the reference says of fields of WebDAV, of browsers and of the past.
  static let referenceMoreFields: StaticString = """
    Whether a page may read an answer that cookies or a login went with: only `true` means yes.
      Cookie やログイン付きの応答をページが読んでよいか。`true` だけが許可です。
    With it `*` means nothing in the other CORS fields: the origin must be named.
      これがあると、ほかの CORS フィールドの `*` は意味を失います。オリジンを名指しします。
    Which headers a page may send; it answers a preflight.
      ページが送ってよいヘッダーです。プリフライトへの答えです。
    `*` does not cover `Authorization`: that one must be named.
      `*` は `Authorization` を含みません。名指しします。
    Which methods a page may use; it answers a preflight.
      ページが使ってよいメソッドです。プリフライトへの答えです。
    GET, HEAD and POST need no leave.
      GET、HEAD、POST に許可は要りません。
    Which headers of the answer a page may read, beside seven that are always free.
      常に読める 7 つのほかに、ページが読んでよい応答のヘッダーです。
    How many seconds the answer to a preflight holds; 5 without it.
      プリフライトへの答えが有効な秒数です。なければ 5 秒です。
    Which headers the page wants to send; the browser asks in a preflight.
      ページが送りたいヘッダーです。ブラウザーがプリフライトで尋ねます。
    Which method the page wants to use; the browser asks in a preflight.
      ページが使いたいメソッドです。ブラウザーがプリフライトで尋ねます。
    Whether a public page may reach this server inside a private network.
      公開ページが、プライベートネットワークのこのサーバーに届いてよいかどうかです。
    A public page wants to reach a server inside a private network.
      公開ページが、プライベートネットワークのサーバーに届こうとしています。
    The frame may use its cookies again.
      フレームは再び自分の Cookie を使えます。
    In which form of AMP a cache wants the page.
      キャッシュが欲しい AMP のページの形です。
    Which data of this site the browser drops.
      ブラウザーが消す、このサイトのデータです。
    What a video player asks for.
      動画プレーヤーが要求しているものです。
    How a video player's buffer stands.
      動画プレーヤーのバッファーの状態です。
    Which film, and which viewing of it.
      どの作品の、どの視聴かです。
    Whether the player had to wait.
      プレーヤーが待たされたかどうかです。
    What a server tells of the line to a player, anew each time.
      回線についてサーバーがプレーヤーに伝えることで、毎回変わります。
    What a server tells of a piece of film.
      作品の断片についてサーバーが伝えることです。
    What a page may load; breaches are reported and nothing is stopped.
      ページが読み込んでよいものです。違反は報告されるだけで、止められません。
    Whether everything in the page must allow to be embedded.
      ページ内のすべてに、埋め込みの許可を求めるかどうかです。
    The same, to report only.
      同じもので、報告だけをします。
    Whether pages of other origins share a window group with this one.
      ほかのオリジンのページと、ウィンドウのグループを共有するかどうかです。
    Which pages may embed this.
      これを埋め込めるページです。
    Where the browser reports connections that failed.
      失敗した接続をブラウザーがどこに報告するかです。
    The browser keeps this origin apart from others of its site.
      ブラウザーが、このオリジンを同じサイトのほかのものと分けます。
    Which features, such as the camera, a page and its frames may use.
      カメラなど、ページとフレームが使える機能です。
    The page on which a link was followed.
      リンクがたどられたページです。
    Where the link led that was followed.
      たどられたリンクの先です。
    How much of its URL a page tells others in Referer.
      Referer でほかに知らせる URL の範囲です。
    The browser loads again, or goes elsewhere, after so many seconds.
      この秒数の後に、ブラウザーが再読み込みするか移動します。
    Clients of APIs do not follow it.
      API のクライアントは従いません。
    Where reports go, by name.
      報告の送り先を名前で並べます。
    What the browser wants it for: `document`, `image`, `empty` for a script.
      ブラウザーの用途です。`document`、`image`、スクリプトなら `empty` です。
    How it is fetched: `navigate`, `cors`, `no-cors`, `same-origin`, `websocket`.
      取得の方法です。`navigate`、`cors`、`no-cors`、`same-origin`、`websocket` があります。
    From where: `same-origin`, `same-site`, `cross-site` or `none`.
      どこからか。`same-origin`、`same-site`、`cross-site`、`none` です。
    Whether the frame may use its cookies.
      フレームが自分の Cookie を使えるかどうかです。
    A person's click began it.
      人のクリックで始まりました。
    The person does not want data about them to be sold or shared.
      利用者は、自分のデータの販売や共有を望んでいません。
    It is fetched in advance: nobody may look at it.
      先読みです。誰も見ないかもしれません。
    How long parts of the work took at the server.
      サーバーでの作業の各部分にかかった時間です。
    Whose pages may see how long this took.
      かかった時間を見てよいページです。
    Whether the page may stand in a frame: `DENY` or `SAMEORIGIN`.
      ページがフレームに入ってよいか。`DENY` か `SAMEORIGIN` です。
    `frame-ancestors` of Content-Security-Policy overrules it.
      Content-Security-Policy の `frame-ancestors` が優先します。
    Whether the request means the reference itself, not what it leads to.
      リクエストの対象が参照の先ではなく、参照そのものかどうかです。
    The name of an attachment that the calendar server keeps.
      カレンダーサーバーが保管する添付ファイルの名前です。
    Whether calendar data comes with its time zones.
      カレンダーのデータにタイムゾーンを含めるかどうかです。
    Which search languages the server knows.
      サーバーが知っている検索言語です。
    Which parts of WebDAV the resource supports.
      リソースが対応している WebDAV の部分です。
    How deep into a collection it goes: `0`, `1` or `infinity`.
      コレクションのどの深さまでか。`0`、`1`、`infinity` です。
    Where COPY or MOVE puts it.
      COPY や MOVE の置き先です。
    Only if these ETags and lock tokens hold.
      これらの ETag とロックトークンが成り立つときだけです。
    Only if nobody but the attendees changed the appointment.
      出席者以外が予定を変えていないときだけです。
    The version with this label is meant.
      このラベルのバージョンが対象です。
    The name of a lock.
      ロックの名前です。
    By which rule a collection is ordered.
      コレクションを並べる規則です。
    Whether COPY or MOVE may replace what is there: `T` or `F`.
      COPY や MOVE が既存のものを置き換えてよいか。`T` か `F` です。
    Where in an ordered collection the new member stands.
      並びのあるコレクションでの、新しいメンバーの位置です。
    Where a redirect of WebDAV leads, as it was written.
      WebDAV のリダイレクト先です。書かれたとおりです。
    Whether attendees are told that an appointment is deleted.
      予定の削除を出席者に知らせるかどうかです。
    It changes when somebody but an attendee changes the appointment.
      出席者以外が予定を変えると変わります。
    Which members of a collection have which status; its newer standard left it out.
      コレクションのどのメンバーがどのステータスか。新しい仕様では省かれました。
    How long the lock shall last.
      ロックを保つ時間です。
    Whose pages may read this, before CORS had its fields.
      CORS にフィールドができる前の、これを読んでよいページです。
    The mandatory extensions for this hop were heeded.
      このホップの必須の拡張に従いました。
    Extensions that the next hop must heed.
      次のホップが従わなければならない拡張です。
    Extensions that the next hop may heed.
      次のホップが従ってもよい拡張です。
    Extensions of a protocol that came to nothing, for one hop.
      実現しなかったプロトコルの、1 ホップのための拡張です。
    About such extensions, for one hop.
      1 ホップのための、その拡張の情報です。
    What relative URLs in the body start from; the body says that itself.
      ボディの相対 URL の基準です。ボディ自身が示します。
    The name of the content, in a protocol for copies.
      コピーのためのプロトコルでの、内容の名前です。
    A checksum of the body; MD5 proves nothing any more.
      チェックサムです。MD5 はもう何も証明しません。
    The default language of a page's scripts.
      ページのスクリプトの既定の言語です。
    The default language of a page's styles.
      ページのスタイルの既定の言語です。
    The version of the body; nobody used it.
      ボディのバージョンです。誰も使いませんでした。
    The client knows cookies of a newer kind, which came to nothing.
      実現しなかった新しい種類の Cookie を、クライアントが知っているという意味です。
    Which style sheet of a page is preferred.
      優先するスタイルシートです。
    From which version the sent one was made; If-Match does that.
      送ったものの元になったバージョンです。今は If-Match です。
    Which version the client has, in a protocol for copies.
      コピーのためのプロトコルでの、クライアントが持つバージョンです。
    A checksum; Repr-Digest and Content-Digest took its place.
      チェックサムです。Repr-Digest と Content-Digest に代わりました。
    Certificates must be in public logs; browsers now demand that of all.
      証明書が公開ログにあることを求めます。今はブラウザーがすべてに求めます。
    The mandatory extensions were heeded.
      必須の拡張に従いました。
    A server asks for a person's profile.
      サーバーが人のプロフィールを求めます。
    Settings for a change from HTTP/1.1 to HTTP/2, which nobody does any more.
      HTTP/1.1 から HTTP/2 への切り替えの設定です。もう誰も使いません。
    Extensions that the server must heed.
      サーバーが従わなければならない拡張です。
    Which method a page wants to use, before CORS.
      CORS 以前の、ページが使いたいメソッドです。
    How long that leave holds, before CORS.
      CORS 以前の、その許可の期限です。
    Extensions that the server may heed.
      サーバーが従ってもよい拡張です。
    What a site says it does with data; browsers ignore it.
      サイトがデータをどう扱うかです。ブラウザーは無視します。
    Extensions of a protocol that came to nothing.
      実現しなかったプロトコルの拡張です。
    About such extensions.
      その拡張の情報です。
    For whom the content is fit.
      内容がどんな人に向くかです。
    A person's profile.
      人のプロフィールです。
    Which extensions the answer uses.
      応答が使う拡張です。
    About ways to pay.
      支払い方法の情報です。
    Asks for ways to pay.
      支払い方法を尋ねます。
    Which extensions the client wants.
      クライアントが求める拡張です。
    What a proxy's cache can do.
      プロキシのキャッシュにできることです。
    What a proxy's cache shall do.
      プロキシのキャッシュにしてほしいことです。
    The methods that the server knows; Allow says them of a resource.
      サーバーが知っているメソッドです。リソースについては Allow が示します。
    The page that asks, before Origin.
      Origin 以前の、要求しているページです。
    The same POST may be sent again; QUERY is for that now.
      同じ POST を再送できます。今は QUERY がそのためにあります。
    The message is of Secure HTTP, which came to nothing.
      実現しなかった Secure HTTP のメッセージです。
    A cookie of a newer kind, which came to nothing.
      実現しなかった新しい種類の Cookie です。
    A server changes a person's profile.
      サーバーが人のプロフィールを変えます。
    Other names of the resource; Location and Link took its place.
      リソースの別名です。Location と Link に代わりました。
    Which checksum is wanted; Want-Repr-Digest took its place.
      欲しいチェックサムです。Want-Repr-Digest に代わりました。
    """
}
