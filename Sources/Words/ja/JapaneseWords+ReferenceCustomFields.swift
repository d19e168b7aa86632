extension JapaneseWords {
  /// What the reference says of fields that no registry has.
  static let referenceCustomFields: StaticString = """
    The trace that this request belongs to, as Zipkin writes it.
      このリクエストが属するトレースです。Zipkin の書き方です。
    Values that travel along a trace.
      トレースとともに運ばれる値です。
    What Cloudflare's cache did: `HIT`, `MISS`, `DYNAMIC` and others.
      Cloudflare のキャッシュの結果です。`HIT`、`MISS`、`DYNAMIC` などがあります。
    The client's address, as Cloudflare tells the server behind it.
      Cloudflare が背後のサーバーに伝える、クライアントのアドレスです。
    Cloudflare's name for the request; its support asks for it.
      このリクエストの Cloudflare での名前です。サポートに尋ねるときに必要です。
    Client hints without which the browser shall ask again at once.
      なければ、ブラウザーがすぐに要求し直すべきクライアントヒントです。
    About how much memory the device has, in GiB.
      機器のおよそのメモリで、GiB 単位です。
    The person does not want to be tracked; nobody heeds it.
      利用者は追跡を望んでいません。従うところはありません。
    How fast the line is, in Mbit/s.
      回線の速さで、Mbit/s 単位です。
    What kind of line it is like: `slow-2g` to `4g`.
      回線の種類です。`slow-2g` から `4g` まであります。
    Which features a page may use; Permissions-Policy took its place.
      ページが使える機能です。Permissions-Policy に代わりました。
    A proxy took the request over https.
      プロキシがリクエストを https で受け取りました。
    What went wrong, percent-encoded; it comes as a trailer.
      何がいけなかったかです。パーセントエンコードされ、トレーラーとして届きます。
    How a call of gRPC ended: 0 is good. The status of HTTP is 200 all the same.
      gRPC の呼び出しの結果で、0 なら成功です。HTTP のステータスはいつも 200 です。
    A custom header that forces a preflight, against forged requests.
      偽造リクエストを防ぐため、プリフライトを起こさせる独自ヘッダーです。
    The site takes part in a trial of a feature.
      サイトが機能の試験に参加しています。
    What Connection says, sent to proxies by mistake; it has no effect.
      プロキシに誤って送られる Connection です。効果はありません。
    How many requests a window allows.
      期間内に許されるリクエスト数です。
    How many requests are left.
      残りのリクエスト数です。
    In how many seconds the window ends.
      期間が終わるまでの秒数です。
    Where reports go; Reporting-Endpoints took its place.
      報告の送り先です。Reporting-Endpoints に代わりました。
    About how long a round trip takes, in milliseconds.
      往復にかかるおよその時間で、ミリ秒単位です。
    The person wants fewer bytes.
      利用者は通信量の節約を望んでいます。
    Which browser it is, as a list of brands.
      どのブラウザーかを、ブランドの一覧で示します。
    Whether it is a phone.
      携帯電話かどうかです。
    Which system it runs on.
      動いているシステムです。
    Which paths a service worker may control.
      サービスワーカーが制御してよいパスです。
    Where the source of a script is described.
      スクリプトの元のソースの説明がある場所です。
    The status, as a program tells its server; in an answer it has no effect.
      プログラムがサーバーに伝えるステータスです。応答の中では効果がありません。
    A signature of a webhook's body, with its time.
      時刻を含む、Webhook のボディの署名です。
    Names under which a network drops this answer.
      CDN がこの応答を破棄するときの名前です。
    The client's address, as a network tells the server behind it.
      CDN が背後のサーバーに伝える、クライアントのアドレスです。
    The browser would like https.
      ブラウザーは https を望んでいます。
    The server nginx stands before names a file for nginx to send.
      nginx の背後のサーバーが、nginx に送らせるファイルを示します。
    When a request to Amazon was signed.
      Amazon へのリクエストに署名した時刻です。
    Amazon's name for the request; its support asks for it.
      このリクエストの Amazon での名前です。サポートに尋ねるときに必要です。
    The trace that this request belongs to, at Amazon.
      Amazon での、このリクエストが属するトレースです。
    Which version of an API is meant.
      API のバージョンです。
    A token; better: auth header X-Auth-Token.
      トークンです。auth header X-Auth-Token を使うほうがよいです。
    Whether a cache on the way had the answer: HIT or MISS.
      途中のキャッシュにあったかどうか。HIT か MISS です。
    How often the cache had it.
      キャッシュで見つかった回数です。
    The client's address, as a proxy tells it.
      プロキシが伝える、クライアントのアドレスです。
    A name that goes along through several services.
      複数のサービスを通じて付いて回る名前です。
    A value that proves that the request comes from the site's own page.
      サイト自身のページからのリクエストだと証明する値です。
    Whether the browser looks names up in advance.
      ブラウザーが名前を先に調べるかどうかです。
    An old browser must not open a download at once.
      古いブラウザーは、ダウンロードをすぐに開いてはいけません。
    The addresses the request came from: the client first, then each proxy.
      リクエストが来たアドレスです。最初がクライアントで、その後がプロキシです。
    Anybody can write it: only what your own proxies added can be trusted, counted from the right.
      誰でも書けます。信用できるのは、自分のプロキシが加えた分だけで、右から数えます。
    The host that the client asked for, before a proxy changed it.
      プロキシが変える前に、クライアントが要求したホストです。
    The port that the client asked.
      クライアントが要求したポートです。
    The beginning of the path that a proxy took away.
      プロキシが取り除いた、パスの先頭です。
    Whether the client came by http or https.
      クライアントが http で来たか https で来たかです。
    The name of a proxy.
      プロキシの名前です。
    The name of this delivery of a webhook.
      Webhook のこの配信の名前です。
    What happened, for a webhook.
      Webhook で伝える出来事です。
    The method that is meant, where only POST gets through.
      POST しか通らないときに、本来のメソッドを示します。
    An HMAC of the body, by a secret that both sides have.
      双方が持つ秘密による、ボディの HMAC です。
    The URL before a proxy or a framework changed it.
      プロキシやフレームワークが変える前の URL です。
    Which page of the list this is.
      一覧の何ページ目かです。
    Which page comes next; empty on the last.
      次のページです。最後のページでは空です。
    Which page came before.
      前のページです。
    How many elements a page has.
      1 ページの件数です。
    How many pages there are.
      ページ数です。
    Which old plug-ins may read across domains.
      古いプラグインがドメインをまたいで読めるものです。
    What the server is made with; it helps attackers more than anybody else.
      サーバーに使われているものです。いちばん役に立つのは攻撃者です。
    Where a blog is told of links to it.
      リンクされたことをブログに知らせる場所です。
    When the window ends; some mean a time, some seconds.
      期間の終わりです。時刻のことも秒数のこともあります。
    What program redirected.
      リダイレクトしたプログラムです。
    How long the server took.
      サーバーにかかった時間です。
    What search engines may do with it.
      検索エンジンがしてよいことです。
    How many seconds the server took.
      サーバーにかかった秒数です。
    A program names a file for its server to send.
      プログラムが、サーバーに送らせるファイルを示します。
    Which machines of a network answered.
      応答した CDN のマシンです。
    When the network began, and how long it took.
      CDN が始めた時刻と、かかった時間です。
    Which old browser a page was made for.
      ページの対象の古いブラウザーです。
    A filter of old browsers that did harm: leave it out, or send 0.
      害のあった古いブラウザーのフィルターです。付けないか、0 を送ります。
    """
}
