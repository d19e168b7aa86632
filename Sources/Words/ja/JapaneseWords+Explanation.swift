extension JapaneseWords {
  /// What `explain` says of a status, a cache, cookies, a way and a connection.
  static let explanation: StaticString = """
    # Headings
    All of it: 
      全体: 
    What this shows
      分かること
    Contradiction:
      矛盾:
    Where
      該当箇所
    Try
      次に試す
    In Swift
      Swift では
    In Swift, and in five hand-written clients
      Swift と、手書きのクライアント 5 種では
    keeps {0}
      {0}を保持
    loses {0}
      {0}を失う
    the request
      リクエスト
    the headers
      ヘッダー
    {0} of the body
      ボディ {0}
    {0} hops
      {0} ホップ
    the timing
      所要時間
    everything
      すべて
    that it was done
      処理されたこと
    the body
      ボディ
    the bytes
      バイト列
    the place and the bytes
      位置とバイト列
    the status
      ステータス
    what had arrived
      届いていた分
    which failure it was
      失敗の種類
    why
      理由
    the value, decoded from {0} of JSON
      {0} の JSON からデコードした値
    EmptyResponse; for any other type .undecodable(body.empty, exchange)
      EmptyResponse。ほかの型では .undecodable(body.empty, exchange)
    the value
      値
    and {0} more: explain --json
      ほか {0} 件: explain --json

    # Statuses
    All is well, and this is the head of what GET would bring.
      成功です。これは GET なら返るレスポンスのヘッダーです。
    These are the parts that `Range` asked for.
      `Range` で要求した複数の部分です。
    The server sends a part of it.
      サーバーは一部だけを返しました。
    The server says that what you have is still good.
      サーバーによれば、手元のものはまだ有効です。
    The head says that all went well; it came before the body.
      ヘッダーは成功を告げていますが、それはボディより先に届いたものです。
    The server sends a part that nobody asked for, which breaks a rule.
      要求していない部分が返されました。規則違反です。
    The server broke a rule: 304 answers a condition, and the request had none.
      サーバーの規則違反です。304 は条件付きリクエストへの応答ですが、条件は送られていません。
    A {0} should say in Location where to go, and this one does not.
      {0} は Location で行き先を示すべきですが、示していません。
    What was made is at {0}.
      作成されたものは {0} にあります。
    Location has no defined meaning with 202; it may be where to ask how far the work is.
      202 での Location の意味は定められていません。処理の進み具合を尋ねる先かもしれません。
    It redirects to {0}.
      {0} へリダイレクトします。
    It redirects to {0}, and was not followed, because that is off.
      {0} へリダイレクトしますが、追跡がオフなので追っていません。
    Allowed: {0}.
      使えるメソッド: {0}
    A 405 must say in Allow which methods are allowed, and this one does not.
      405 は使えるメソッドを Allow で示さなければなりませんが、示していません。
    There are no words behind the number. HTTP/1.1 allows that; some clients do not.
      番号の後に語句がありません。HTTP/1.1 では許されますが、受け付けないクライアントもあります。
    Its words differ from the usual {0}: clients ignore the phrase.
      語句が通常の {0} と異なります。クライアントは語句を無視します。
    Before the final response came {0}: {1}.
      最終レスポンスの前に {0} が届きました（{1}）。
    Before the final response came {0} times {1}: {2}.
      最終レスポンスの前に {1} が {0} 回届きました（{2}）。

    the head of the request was not rejected yet, and its body may follow
      リクエストのヘッダーはまだ拒否されておらず、ボディを送ってよい
    the connection goes on in the protocol that `Upgrade` names
      接続は `Upgrade` が示すプロトコルで続く
    the server is at work and has no answer yet
      サーバーは処理中で、まだ応答がない
    these headers will probably be in the final response too
      これらのヘッダーはおそらく最終レスポンスにも付く
    the server can resume this upload if it breaks off
      アップロードが途切れても再開できる

    # Redirects
    {0} led from {1} to {2}.
      {0} により {1} から {2} へ移りました。
    {0} became {1} on the way.
      途中で {0} が {1} に変わりました。
    {0} became {1} on the way, without its body.
      途中で {0} が {1} に変わり、ボディは送られませんでした。
    After 303 clients ask with GET.
      303 の後、クライアントは GET で要求します。
    After {0} clients may do so; 307 and 308 forbid it.
      {0} の後、クライアントはそうしてもかまいません。307 と 308 では禁じられています。
    {0} stayed behind: it belongs to {1}, and the redirect led to {2}.
      {0} は送られませんでした。{1} のためのもので、リダイレクト先は {2} だからです。

    # Caches
    It says that nothing has changed, and names another ETag than the request.
      変更なしと言いながら、リクエストとは別の ETag を示しています。
    The request asked "only if it changed", and it has not: use what you kept.
      「変わっていれば」という条件で要求し、変わっていませんでした。手元のものを使ってください。
    No cache may keep it.
      どのキャッシュも保存してはいけません。
    No cache may keep it: no-store wins over the rest.
      どのキャッシュも保存してはいけません。no-store がほかの指定に優先します。
    Only a cache that knows must-understand, and the rules of status {0}, may keep it; others heed no-store.
      保存できるのは、must-understand とステータス {0} の規則を知るキャッシュだけです。ほかは no-store に従います。
    A cache may keep it, and must ask the server before each use.
      キャッシュは保存できますが、使うたびにサーバーへ確認しなければなりません。
    It is stale already: the time is over, or is none.
      すでに期限切れです。期限が過ぎているか、日時として読めません。
    It is good until {0}.
      {0} まで有効です。
    After that a cache must ask the server before it uses it again.
      その後は、再利用の前にサーバーへの確認が必要です。
    Shared caches may use it for {0}, a private one for {1}.
      共有キャッシュは {0}、プライベートキャッシュは {1} 使えます。
    Shared caches may use it for {0}.
      共有キャッシュは {0} 使えます。
    Any cache may use it for {0}.
      どのキャッシュも {0} 使えます。
    Only your own cache may use it, for {0}.
      自分専用のキャッシュだけが {0} 使えます。
    It is stale already: a cache asks the server before it uses it.
      すでに期限切れです。キャッシュは使う前にサーバーへ確認します。
    1 second
      1 秒間
    {0} seconds
      {0} 秒間
    1 more second
      あと 1 秒間
    {0} more seconds
      あと {0} 秒間
    No cache uses the answer to {0} again, whatever it says.
      {0} への応答は、何が書かれていてもキャッシュで再利用されません。
    A cache may use this answer to a {0} for a later GET or HEAD: its Content-Location is its URL.
      この {0} への応答は、後の GET や HEAD に使えます。Content-Location が URL と一致しています。
    A cache may use the answer to a {0} for a later GET or HEAD only, and only with a Content-Location that is its URL.
      {0} への応答をキャッシュが使えるのは後の GET か HEAD だけで、Content-Location が URL と一致する場合に限ります。
    No cache may use it again without asking the server.
      どのキャッシュも、サーバーに確認せずに再利用してはいけません。
    The answer depends on {0}.
      応答は {0} によって変わります。
    An ETag stands in double quotes, and this one does not.
      ETag は二重引用符で囲む決まりですが、囲まれていません。
    Its ETag lets you ask whether it changed.
      ETag を使うと、変わったかどうかを尋ねられます。
    Its date lets you ask whether it changed.
      更新日時を使うと、変わったかどうかを尋ねられます。
    It has changed, or its ETag was got with another token: GitHub has another ETag for each.
      内容が変わったか、別のトークンで得た ETag です。GitHub の ETag はトークンごとに違います。
    It did not count against the rate limit, as the request carried a credential.
      認証情報付きのリクエストなので、レート制限には数えられていません。
    The request carried no credential, so it may count against the rate limit all the same.
      認証情報がないので、それでもレート制限に数えられる可能性があります。

    # Cookies
    The server sent {0} cookies; each came in a header of its own.
      サーバーは Cookie を {0} 個送りました。それぞれ別のヘッダーで届きました。
    A Cookie line went to {0}.
      Cookie ヘッダーは {0} に送られました。
    A Cookie line of the request went along.
      リクエストに書かれた Cookie ヘッダーが送られました。
    Cookies that were kept from before went along.
      以前から保存されていた Cookie が送られました。
    1 more of them is refused, too.
      ほかに 1 個も拒否されます。
    {0} more of them are refused, too.
      ほかに {0} 個も拒否されます。
    A cookie
      Cookie
    The cookie {0}
      Cookie {0}
    {0} is refused: {1}.
      {0} は拒否されます: {1}
    {0} is not kept: it ended before it came. One from before is deleted.
      {0} は保存されません。届いた時点で期限が切れています。以前のものは削除されます。
    {0} was set: {1}.
      {0} が設定されました: {1}
    {0} is refused by browsers: SameSite=None needs Secure. Apus is none, and keeps it.
      {0} をブラウザーは拒否します。SameSite=None には Secure が必要です。Apus はブラウザーではないので保存します。
    for this host only
      このホスト限定
    for its domain
      ドメイン全体
    hidden from scripts
      スクリプトから参照不可
    over https only
      https のみ
    over https, and over http to this machine
      https と、このマシンへの http
    until the session ends
      セッション終了まで
    for {0}
      {0} の間
    """
}
