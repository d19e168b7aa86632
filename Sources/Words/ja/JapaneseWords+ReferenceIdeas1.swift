extension JapaneseWords {
  /// What the reference says of ideas, methods and vendors' statuses.
  static let referenceIdeas1: StaticString = """
    Something before the final response, which is still to come.
      最終レスポンスの前に届くものです。最終レスポンスはこれからです。
    Success: the request was received, understood and accepted.
      成功です。リクエストは受け取られ、理解され、受け入れられました。
    More is to be done, most often to ask elsewhere; `Location` says where.
      完了には続きが必要で、たいていは別の場所への要求です。場所は `Location` にあります。
    The server says that the request is at fault; sent again as it is, it mostly fails again. 408, 425 and 429 invite another try.
      サーバーはリクエストに問題があるとしています。そのまま送り直しても、たいていまた失敗します。408、425、429 は送り直しを前提としています。
    A client takes a status it does not know for the 400 of its class.
      知らないステータスは、同じクラスの 400 とみなします。
    The server says that it is at fault; the same request may work later.
      サーバーは自分に問題があるとしています。同じリクエストが後で通ることもあります。
    Whether it did what was asked is not known.
      要求したことが実行されたかどうかは分かりません。
    How a server lets pages of other origins read its answers; only browsers ask and heed it.
      ほかのオリジンのページに応答を読ませる仕組みです。尋ねて従うのはブラウザーだけです。
    The server says who may; the browser enforces it. Apus, curl and apps read the answer anyway.
      誰に許すかを言うのはサーバーで、守らせるのはブラウザーです。Apus、curl、アプリは応答を読めます。
    A browser's OPTIONS before a request that a page could not have sent by a form.
      フォームでは送れないリクエストをページが送る前に、ブラウザーが送る OPTIONS です。
    Methods but GET, HEAD and POST cause it, and headers such as Authorization, and JSON bodies.
      GET、HEAD、POST 以外のメソッドや、Authorization などのヘッダー、JSON のボディで起こります。
    Another site has a browser send a request with the user's cookies; a token or SameSite guards against it.
      ほかのサイトが、利用者の Cookie 付きでブラウザーに要求させることです。トークンか SameSite で防ぎます。
    A person lets an app use an API in her name; the app gets a token and never the password.
      API の利用を本人がアプリに許す仕組みです。アプリはトークンを得て、パスワードは得ません。
    Who keeps answers to use them again: a browser, or a shared one on the way.
      応答を保存して使い回すものです。ブラウザーや、途中の共有キャッシュがあります。
    Fresh ones are used without asking; stale ones are checked by ETag or date.
      新しければ問い合わせずに使い、古ければ ETag か日付で確認します。
    A request that is done only if a condition about the resource holds.
      リソースについての条件が満たされたときだけ実行されるリクエストです。
    Sent twice it means what it means once, so it may be tried again after a broken connection.
      二度送っても一度と同じ意味です。接続が切れた後に再送できます。
    It asks for nothing to change, as GET does.
      GET のように、何も変えないことを求めます。
    Client and server agree on a form of the resource: type, language, compression.
      クライアントとサーバーが、型、言語、圧縮といった形式を決めることです。
    The server sends the client elsewhere: a 3xx with `Location`.
      サーバーがクライアントを別の場所へ向けます。`Location` のある 3xx です。
    A client keeps method and body for 307 and 308; for 301 and 302 most make a POST a GET.
      307 と 308 ではメソッドもボディも保たれます。301 と 302 では多くのクライアントが POST を GET にします。
    To send the same request again: at once only if it is idempotent, and after the pause that `Retry-After` says.
      同じリクエストを送り直すことです。すぐに送れるのは冪等なときだけで、それも `Retry-After` の後です。
    How many requests a service takes in a time; beyond that it says 429, some 403.
      サービスがある時間に受け付けるリクエスト数です。超えると 429、ときには 403 です。
    A long list comes in pages; links, cursors or page numbers lead on.
      長い一覧はページに分かれて届きます。リンク、カーソル、ページ番号で先へ進みます。
    A service sends a request to you when something happened; a signature proves that it was the service.
      何かが起きたとき、サービスのほうからリクエストを送ります。署名が送り手を証明します。
    Server-sent events: an answer that does not end, with an event now and then.
      サーバー送信イベントです。終わらない応答の中に、ときどきイベントが届きます。
    A connection on which both sides send when they like; it begins as an HTTP request.
      双方が好きなときに送れる接続です。HTTP のリクエストとして始まります。
    A host says that it is to be asked by https only.
      ホストが https だけで要求するように告げます。
    Scheme, host, port, path, query and fragment; the fragment is never sent.
      スキーム、ホスト、ポート、パス、クエリ、フラグメントです。フラグメントは決して送られません。
    `%` and two hexadecimal digits stand for a byte that could not stand there itself.
      そのままでは書けないバイトを、`%` と 16 進数 2 桁で表します。
    A piece of a body whose length was not known before; its size in hexadecimal stands before it.
      前もって長さが分からないボディの断片です。前に 16 進数のサイズが付きます。
    Fields after the body, for what is known only then.
      終わってから分かることのために、ボディの後に付くフィールドです。
    HTTP of 1996: a connection for each request.
      1996 年の HTTP です。リクエストごとに接続します。
    HTTP as text: one request after the other on a connection that stays open.
      テキストの HTTP です。開いたままの接続で、リクエストを順に送ります。
    HTTP in frames: many requests at the same time on one connection. It has no reason phrases.
      フレームの HTTP です。1 つの接続で同時に多くのリクエストを送ります。ステータスの語句はありません。
    HTTP over QUIC, on UDP: a lost packet holds up only what it belongs to.
      UDP 上の QUIC を使う HTTP です。パケットが失われても、関係するものだけが待ちます。
    What https adds: nobody on the way can read or change it, and a certificate proves whose server it is.
      https が加えるものです。途中で読まれも変えられもせず、証明書が誰のサーバーかを証明します。
    A server that the client asks to ask another.
      クライアントの代わりに別のサーバーへ要求するサーバーです。
    A server that stands before others and looks like the server itself.
      ほかのサーバーの前に立ち、サーバー自身のように見えるものです。
    A way to say in JSON what went wrong: type, title, status, detail, instance.
      何がいけなかったかを JSON で表す方法です。type、title、status、detail、instance があります。
    How bytes become letters; nearly always UTF-8.
      バイト列を文字にする方法です。ほぼ必ず UTF-8 です。
    Three digits, of which the first is the class; clients ignore the phrase behind it.
      3 桁の数です。最初の桁がクラスです。後に続く語句はクライアントが無視します。
    A word in Cache-Control.
      Cache-Control の中の語です。
    The beginning of a cookie's name that demands something of it.
      Cookie に条件を課す、名前の先頭部分です。
    A line of a message with a name, a colon and a value; it says something about the message.
      名前、コロン、値からなるメッセージの行で、メッセージについて何かを示します。
    The first word of a request: what it asks for.
      リクエストの最初の語です。何を求めるかを示します。
    A way to log in: the first word of Authorization and of WWW-Authenticate.
      認証の方式です。Authorization と WWW-Authenticate の最初の語です。
    What was done to a body before it was sent, such as compressing it.
      送る前にボディに施したことです。圧縮などがあります。
    What a link leads to, in one word.
      リンク先が何かを示す語です。
    A program that sends requests; it ends with a number that says how it went.
      リクエストを送るプログラムです。終わり方を示す番号で終わります。
    Ask with a body: it is safe as GET is, and its parameters stand in the body.
      ボディ付きで尋ねます。GET と同じく安全で、パラメーターはボディに書きます。
    The answer can be cached; the body belongs to what it is kept under.
      応答はキャッシュできます。ボディもキャッシュの鍵に含まれます。
    `Content-Type` is required: it says what kind of query the body is.
      `Content-Type` が必須です。ボディがどんな問い合わせかを示します。
    Set who may do what with a resource.
      リソースに誰が何をしてよいかを設定します。
    Put a collection as a whole under version control.
      コレクション全体をバージョン管理します。
    Give a resource one more name in a collection.
      リソースに、コレクションの中での別名を付けます。
    Make what was checked out the next version.
      チェックアウトしたものを次のバージョンにします。
    Take a version to work on it.
      作業のためにバージョンを取り出します。
    Copy a resource to where `Destination` says.
      `Destination` の場所にリソースをコピーします。
    Give a version a label, or take it away.
      バージョンにラベルを付けるか、外します。
    Make a link between resources; its standard is obsolete.
      リソースの間にリンクを作ります。仕様は廃止されています。
    Lock a resource, so that nobody else changes it.
      ほかの人が変えないように、リソースをロックします。
    Bring two lines of versions together.
      2 つの系列のバージョンを合わせます。
    Make an activity: changes that belong together.
      アクティビティ、つまり一まとまりの変更を作ります。
    Make a calendar.
      カレンダーを作ります。
    Make a collection, which is WebDAV's folder.
      コレクション、つまり WebDAV のフォルダーを作ります。
    Make a reference that redirects.
      リダイレクトする参照を作ります。
    Make a workspace, in which versions are worked on.
      バージョンの作業場所を作ります。
    Move a resource to where `Destination` says.
      `Destination` の場所にリソースを移します。
    Change the order of a collection.
      コレクションの順序を変えます。
    It is never sent as a method: an HTTP/2 connection begins with this word.
      メソッドとしては送られません。HTTP/2 の接続がこの語で始まります。
    A server that answers it with an error speaks HTTP/1 only.
      エラーで応えるサーバーは HTTP/1 しか話しません。
    Ask for properties of a resource, or of all in a collection.
      リソース、またはコレクションの中すべてのプロパティを尋ねます。
    Set properties of a resource, or take them away.
      リソースのプロパティを設定するか、消します。
    Move a name from one collection to another.
      名前を別のコレクションに移します。
    Ask a question of a kind that the body names.
      ボディで指定した種類の質問をします。
    Search, by a query in the body.
      ボディに書いた条件で検索します。
    Take one name of a resource away.
      リソースの名前を 1 つ外します。
    Give up what was checked out.
      チェックアウトをやめます。
    Take a link between resources away; its standard is obsolete.
      リソースの間のリンクを外します。仕様は廃止されています。
    Take a lock away.
      ロックを外します。
    Make a resource be another of its versions.
      リソースを別のバージョンにします。
    Change where a reference redirects to.
      参照のリダイレクト先を変えます。
    Put a resource under version control.
      リソースをバージョン管理します。
    A proxy lets the body of an error through as it is.
      プロキシがエラーのボディをそのまま通します。
    The form's token against forged requests is missing or too old.
      偽造リクエストを防ぐフォームのトークンが、ないか古すぎます。
    Too many requests; 429 took its place. Spring once said it for a method that failed.
      リクエストが多すぎます。今は 429 です。かつて Spring は、失敗したメソッドに使いました。
    Too many requests at once, or some that look like an attack.
      一度に多すぎるか、攻撃のように見えるリクエストです。
    The login is over: log in again.
      ログインの期限が切れました。ログインし直します。
    nginx closed the connection without an answer; only its log says so.
      nginx が応答せずに接続を閉じました。ログにだけ現れます。
    The request lacks something; with it, it may be sent again.
      リクエストに足りないものがあります。加えれば再送できます。
    Parental controls block the page.
      保護者による制限がページを遮断しています。
    The client went away before the answer; only a log says so.
      応答の前にクライアントがいなくなりました。ログにだけ現れます。
    X-Forwarded-For has more than 30 addresses.
      X-Forwarded-For のアドレスが 30 を超えています。
    The load balancer and the server behind it speak different versions of HTTP.
      ロードバランサーと背後のサーバーで HTTP のバージョンが違います。
    The headers are larger than nginx takes; 431 is the registered one.
      ヘッダーが nginx の受け付ける大きさを超えています。登録されているのは 431 です。
    The client's certificate is not valid.
      クライアントの証明書が有効ではありません。
    The server wants a certificate from the client, and none came.
      サーバーがクライアントの証明書を求めましたが、ありませんでした。
    The request came without TLS to a port that speaks TLS; clients see 400.
      TLS を話すポートに TLS なしで届きました。クライアントには 400 が見えます。
    The token is not valid, or is over.
      トークンが無効か、期限切れです。
    The client closed the connection before the answer was there; only a log says so.
      応答の前にクライアントが接続を閉じました。ログにだけ現れます。
    Esri says it when a token is missing.
      Esri では、トークンがないという意味です。
    The site has sent as much as its contract allows.
      サイトが契約の転送量を使い切りました。
    The server behind Cloudflare answered with something empty, unknown or too large.
      Cloudflare の背後のサーバーの応答が、空か、不明か、大きすぎます。
    The server behind Cloudflare refused the connection.
      Cloudflare の背後のサーバーが接続を拒否しました。
    The server behind Cloudflare did not take the connection in time.
      Cloudflare の背後のサーバーが時間内に接続を受け付けませんでした。
    No way leads from Cloudflare to the server.
      Cloudflare からサーバーへの経路がありません。
    The server behind Cloudflare took the connection and did not answer in time.
      Cloudflare の背後のサーバーは接続を受け付けましたが、時間内に応答しませんでした。
    TLS between Cloudflare and the server behind it failed.
      Cloudflare と背後のサーバーの間の TLS が失敗しました。
    Cloudflare does not accept the certificate of the server behind it.
      Cloudflare が背後のサーバーの証明書を受け付けません。
    An old connection between Cloudflare and the server failed; it is not used any more.
      Cloudflare とサーバーの間の古い接続方式が失敗しました。今は使われていません。
    It lies among Cloudflare's own, and no meaning of it is documented.
      Cloudflare の範囲にありますが、意味は公開されていません。
    The service is overloaded; Anthropic's API says it, too.
      サービスが過負荷です。Anthropic の API も返します。
    Cloudflare says it with an error 1xxx in the body, Pantheon for a site that sleeps.
      Cloudflare ではボディに 1xxx のエラーがあり、Pantheon では眠っているサイトです。
    The endpoint is switched off for a while.
      エンドポイントが一時的に止められています。
    """
}
