extension JapaneseWords {
  /// What the reference says of statuses.
  static let referenceStatuses1: StaticString = """
    payment is required
      支払いが必要
    Payment is required.
      支払いが必要。
    HTTP reserves it; services use it as they like.
      HTTP では予約されているだけで、使い方はサービス次第です。
    no available form matches Accept
      Accept に合う形式がない
    No available form matches Accept.
      Accept に合う形式がない。
    `Accept`, `Accept-Language` and `Accept-Encoding` are what it chose by.
      サーバーは `Accept`、`Accept-Language`、`Accept-Encoding` で選びました。
    a proxy on the way wants to know who you are
      途中のプロキシが認証を求めている
    A proxy on the way wants to know who you are.
      途中のプロキシが認証を求めている。
    `Proxy-Authenticate` says how.
      方法は `Proxy-Authenticate` が示します。
    the server waited for the request and gave up
      サーバーがリクエストを待ち切れずに打ち切った
    The server waited for the request and gave up.
      サーバーがリクエストを待ち切れずに打ち切った。
    The same request may be sent again, over another connection if this one is closed.
      同じリクエストを再送できます。接続が閉じていれば別の接続で送ります。
    `Content-Length` is required
      `Content-Length` が必要
    `Content-Length` is required.
      `Content-Length` が必要。
    A body in chunks has none.
      チャンク形式のボディには長さがありません。
    a condition of the request, such as If-Match, did not hold
      If-Match などの条件が満たされなかった
    A condition of the request, such as If-Match, did not hold.
      If-Match などの条件が満たされなかった。
    Nothing was done.
      何も実行されていません。
    After `If-Match` the resource is another now: fetch it again before you change it.
      `If-Match` の後なら、リソースはもう変わっています。変更の前に取得し直します。
    After `If-None-Match: *` it exists already: there is nothing to fetch again.
      `If-None-Match: *` の後なら、すでに存在しています。取得し直すものはありません。
    the body is larger than the server takes
      ボディがサーバーの受け付ける大きさを超えている
    The body is larger than the server takes.
      ボディがサーバーの受け付ける大きさを超えている。
    `Retry-After` comes with it when that will change.
      一時的なものなら `Retry-After` が付きます。
    the URL is longer than the server takes
      URL がサーバーの受け付ける長さを超えている
    The URL is longer than the server takes.
      URL がサーバーの受け付ける長さを超えている。
    Long queries do this, and redirects that add to the URL each time.
      長いクエリや、URL を毎回伸ばすリダイレクトで起こります。
    the server does not take a body of this type
      サーバーはこの種類のボディを受け付けない
    The server does not take a body of this type.
      サーバーはこの種類のボディを受け付けない。
    `Content-Type` or `Content-Encoding` is what it refuses; `Accept` in the response may list what it takes.
      拒否されたのは `Content-Type` か `Content-Encoding` です。受け付ける型はレスポンスの `Accept` にあるかもしれません。
    `Content-Range: bytes */N` says how long the whole is.
      全体の長さは `Content-Range: bytes */N` が示します。
    the server cannot do what Expect asks for
      サーバーは Expect の要求に応えられない
    The server cannot do what Expect asks for.
      サーバーは Expect の要求に応えられない。
    Send it again without `Expect`.
      `Expect` なしで送り直します。
    the server is a teapot and does not brew coffee
      サーバーはティーポットなのでコーヒーを淹れない
    The server is a teapot and does not brew coffee.
      サーバーはティーポットなのでコーヒーを淹れない。
    A joke of 1998; HTTP keeps the number free for it.
      1998 年の冗談です。HTTP はこの番号を空けたままにしています。
    this server does not answer for that host
      このサーバーはそのホストを受け持っていない
    This server does not answer for that host.
      このサーバーはそのホストを受け持っていない。
    Usually a connection was used again for a host that another server is in charge of.
      別のサーバーが受け持つホストに、接続が使い回されたことが多いです。
    the resource is locked
      リソースがロックされている
    The resource is locked.
      リソースがロックされている。
    WebDAV: the request needs the lock's token.
      WebDAV では、リクエストにロックのトークンが必要です。
    it was not done because something it depends on failed
      依存する処理が失敗したため実行されなかった
    It was not done because something it depends on failed.
      依存する処理が失敗したため実行されなかった。
    the server does not take the risk of a request that may be a replay
      リプレイかもしれないリクエストをサーバーが避けた
    The server does not take the risk of a request that may be a replay.
      リプレイかもしれないリクエストをサーバーが避けた。
    The request came in TLS early data; once the handshake is done it may be sent again.
      TLS の early data で届いたリクエストです。ハンドシェイクの後に再送できます。
    the server wants another protocol for this
      サーバーは別のプロトコルを求めている
    The server wants another protocol for this.
      サーバーは別のプロトコルを求めている。
    `Upgrade` names it.
      それは `Upgrade` が示します。
    the server wants a condition such as If-Match with this request
      サーバーは If-Match などの条件を求めている
    The server wants a condition such as If-Match with this request.
      サーバーは If-Match などの条件を求めている。
    It guards against two people overwriting each other: fetch the ETag first.
      二人が上書きし合うのを防ぐためです。まず ETag を取得します。
    the headers are larger than the server takes
      ヘッダーがサーバーの受け付ける大きさを超えている
    The headers are larger than the server takes.
      ヘッダーがサーバーの受け付ける大きさを超えている。
    Cookies are the usual reason.
      たいていは Cookie が原因です。
    the law does not let the server answer
      法律によりサーバーは応答できない
    The law does not let the server answer.
      法律によりサーバーは応答できない。
    `Link` with `rel="blocked-by"` may say who blocks it, which need not be who demanded it.
      誰が遮断しているかは `rel="blocked-by"` の `Link` が示すことがあります。要求した者とは限りません。
    the server could not make sense of the request
      サーバーはリクエストを理解できなかった
    The server could not make sense of the request.
      サーバーはリクエストを理解できなかった。
    Often JSON that does not parse, or a parameter of the wrong kind.
      構文の誤った JSON や、種類の違うパラメーターが多いです。
    GitHub answers JSON that is no object like this, and says so in `message`.
      GitHub はオブジェクトでない JSON にこう応え、`message` で説明します。
    this needs a credential
      認証情報が必要
    This needs a credential.
      認証情報が必要。
    Despite its name it is about authentication: who you are, not what you may.
      名前とは違い、認証の話です。何が許されるかではなく、誰であるかです。
    `WWW-Authenticate` says which kinds of proof it takes.
      受け付ける方式は `WWW-Authenticate` が示します。
    GitHub and Qiita answer a wrong or expired token like this.
      GitHub と Qiita は、誤ったトークンや期限切れのトークンにこう応えます。
    the server refuses this
      サーバーが拒否した
    The server refuses this.
      サーバーが拒否した。
    If a credential was sent, it was not enough; another may help.
      認証情報を送っていたなら、それでは足りません。別のものなら通るかもしれません。
    The reason may have nothing to do with credentials: an address, a place, a policy.
      認証情報とは関係ない理由かもしれません。アドレス、地域、ポリシーなどです。
    GitHub also says 403 when a rate limit is used up: then X-RateLimit-Remaining is 0.
      GitHub はレート制限を使い切ったときも 403 を返します。そのとき X-RateLimit-Remaining は 0 です。
    the server found no such resource, or does not want to tell
      そのリソースは見つからないか、サーバーが明かしたくない
    The server found no such resource, or does not want to tell.
      そのリソースは見つからないか、サーバーが明かしたくない。
    It does not say whether there once was one, or will be: 410 would.
      以前あったか、今後できるかは分かりません。410 なら分かります。
    GitHub also says 404 for what is private and not yours to see: check the token.
      GitHub は、非公開で見る権限がないものにも 404 を返します。トークンを確認します。
    the resource is there and does not take this method; Allow says which it takes
      リソースはあるが、このメソッドは使えない。使えるものは Allow にある
    The resource is there and does not take this method; Allow says which it takes.
      リソースはあるが、このメソッドは使えない。使えるものは Allow にある。
    the request conflicts with what the resource is now
      リクエストがリソースの今の状態と衝突した
    The request conflicts with what the resource is now.
      リクエストがリソースの今の状態と衝突した。
    Two edits at once, or a name that is taken: the body should say what to resolve.
      同時の編集や、使用済みの名前です。何を直すかはボディにあるはずです。
    the resource is gone, and likely for good
      リソースはなくなり、おそらく戻らない
    The resource is gone, and likely for good.
      リソースはなくなり、おそらく戻らない。
    Links to it may be removed. A server that cannot tell says 404.
      ここへのリンクは消してかまいません。判断できないサーバーは 404 を返します。
    the server understood the request and does not accept some of its values
      サーバーはリクエストを理解したが、値の一部を受け付けない
    The server understood the request and does not accept some of its values.
      サーバーはリクエストを理解したが、値の一部を受け付けない。
    The type was right and the syntax too: other values may work.
      型も構文も正しいです。別の値なら通るかもしれません。
    GitHub lists them in errors[], each with resource, field and code.
      GitHub は errors[] に resource、field、code を並べます。
    too many requests; Retry-After may say how long to wait
      リクエストが多すぎる。待ち時間は Retry-After にあることがある
    Too many requests; Retry-After may say how long to wait.
      リクエストが多すぎる。待ち時間は Retry-After にあることがある。
    Asking again at once makes it worse.
      すぐに送り直すと悪化します。
    GitHub says 403 or 429 at its limits; X-RateLimit-Reset is when they end, in seconds since 1970.
      GitHub は上限で 403 か 429 を返します。解除の時刻は X-RateLimit-Reset にあり、1970 年からの秒数です。
    It answers `Expect: 100-continue`, so that a large body is not sent for nothing.
      大きなボディを無駄に送らないための `Expect: 100-continue` への応答です。
    The final response still comes.
      最終レスポンスはこの後に届きます。
    WebSocket connections over HTTP/1.1 begin like this.
      HTTP/1.1 上の WebSocket はこうして始まります。
    WebDAV had it once; its newer standard left it out.
      かつて WebDAV にありましたが、新しい仕様では省かれました。
    A browser uses its `Link` to load styles and scripts early.
      ブラウザーはその `Link` を使い、スタイルやスクリプトを早めに読み込みます。
    It promises nothing: only the final response counts.
      約束ではありません。有効なのは最終レスポンスだけです。
    It is registered for a while only, with a draft of the standard.
      仕様の草案とともに、一時的に登録されています。
    `Location` names the one the server prefers, if any.
      サーバーの勧める形式があれば `Location` が示します。
    Clients may change POST to GET on the way, and most do; 308 forbids that.
      途中で POST を GET に変えてよく、多くのクライアントが変えます。308 はそれを禁じます。
    It may be cached: update the URL you keep.
      キャッシュされることがあります。手元の URL を更新します。
    Clients may change POST to GET on the way, and most do; 307 forbids that.
      途中で POST を GET に変えてよく、多くのクライアントが変えます。307 はそれを禁じます。
    Keep the old URL: next time it may be elsewhere.
      元の URL を使い続けます。次回は別の場所かもしれません。
    It usually follows a POST, so that reloading does not send it again.
      再読み込みで再送しないよう、POST の後に使われることが多いです。
    It answers `If-None-Match` or `If-Modified-Since`, and has no body.
      `If-None-Match` か `If-Modified-Since` への応答で、ボディはありません。
    The body is the one you kept; these headers replace those you kept.
      ボディは手元のものを使い、ヘッダーはこちらで置き換えます。
    It is deprecated and unsafe: clients ignore it.
      非推奨で安全でもないため、クライアントは無視します。
    nothing: it is reserved and no longer used
      意味はない。予約されたまま使われていない
    Nothing: it is reserved and no longer used.
      意味はない。予約されたまま使われていない。
    Method and body stay as they are.
      メソッドもボディもそのままです。
    something went wrong inside the server
      サーバーの内部で問題が起きた
    Something went wrong inside the server.
      サーバーの内部で問題が起きた。
    It says nothing about the request: the same one may work later.
      リクエストの良し悪しは分かりません。同じものが後で通ることもあります。
    """
}
