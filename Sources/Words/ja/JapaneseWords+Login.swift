extension JapaneseWords {
  /// What is said of logins with OAuth 2.
  static let login: StaticString = """
    # The dialogue
    no login can be kept there; without --keep it lives in this run
      そこにはログインを残せません。--keep がなければ、この実行の間だけ有効です
    open this address, and type the code there:
      次のアドレスを開き、コードを入力してください。
    open this in a browser, and say yes there:
      ブラウザーで次を開き、許可してください。
    a browser opens it
      ブラウザーで開いています
    waiting for your yes: again in {0} s, ^C ends it
      許可を待っています。{0} 秒後に再確認します。^C で中止
    waiting for the browser: {0} s, ^C ends it
      ブラウザーを待っています。{0} 秒経過。^C で中止
    the browser did not come back in ten minutes
      10 分以内にブラウザーが戻りませんでした
    no port can be opened for the browser to come back to: {0}
      ブラウザーが戻るためのポートを開けません: {0}
    taken from what was kept; --flow logs in anew
      保存したトークンを使います。--flow でログインし直します
    what was kept is good no more, and nothing renews it: this takes a new login
      保存したトークンはもう使えず、更新もできません。ログインし直す必要があります
    the new token is not there for the next run: {0}
      新しいトークンを次の実行のために保存できませんでした: {0}
    kept in {0}, which nobody else can read; auth forget deletes it
      {0} に保存しました。ほかの人は読めません。auth forget で削除します
    nothing is kept in this run
      この実行では何も保存しません
    what was kept is deleted
      保存したものを削除しました
    the token runs out; an app renews it with OAuthLogin, as a middleware of the client
      トークンには期限があります。アプリではクライアントのミドルウェア OAuthLogin で更新します
    nobody can be asked for a yes in a replay
      再生中は、許可を求めることができません
    a session for it says `auth bearer env:TOKEN`, or `--flow client`
      そのためのセッションでは `auth bearer env:TOKEN` か `--flow client` を使います
    the token was refused; the next request renews it
      トークンが拒否されました。次のリクエストで更新します
    the token was renewed
      トークンを更新しました
    the token was refused; renew it and send the {0} again? 
      トークンが拒否されました。更新して {0} をもう一度送りますか？ 
    nothing is in use that a server gave
      サーバーが発行したものは使われていません
    nothing can be asked here
      ここではリクエストを送れません
    kept: {0} for {1}
      保存: {0}（{1}）
    scopes {0}
      スコープ {0}
    no end was said
      期限は示されていません
    it has run out
      期限切れ
    it ends in {0}
      残り {0}
    renewed by a refresh token
      リフレッシュトークンで更新
    not renewed by a refresh token
      リフレッシュトークンなし
    # Lines
    expected code, device or client, found {0}
      code、device、client のいずれかが必要ですが、{0} がありました
    expected a port, found {0}
      ポート番号が必要ですが、{0} がありました
    expected --client ID{0}
      --client ID が必要です{0}
    expected --client ID
      --client ID が必要です
    expected --client ID; {0} registers one
      --client ID が必要です。{0} で登録できます
    expected {0} or a URL, found {1}
      {0} または URL が必要ですが、{1} がありました
    a login needs a base to belong to
      ログインには基準の URL が必要です
    --approve is for the practice API; a real server asks you
      --approve は練習用 API のためのものです。本物のサーバーは利用者に尋ねます
    # Finding the server
    nothing says where to log in for {0}
      {0} のログイン先がわかりません
    --token-url, with --authorize-url or --device-url, does
      --token-url を --authorize-url か --device-url とともに指定してください
    {0} does not say where to log in
      {0} はログイン先を示していません
    {0} says nowhere that it is an authorization server
      {0} は認可サーバーであることをどこにも示していません
    --token-url, with --authorize-url or --device-url, names its places
      --token-url を --authorize-url か --device-url とともに指定できます
    {0} is not https: anybody on the way could answer
      {0} は https ではありません。途中の誰でも応答できます
    {0} was asked where to log in: {1}
      {0} にログイン先を尋ねました: {1}
    the server names no place where somebody could say yes
      サーバーは許可を求める場所を示していません
    --authorize-url or --device-url does; with --secret the client asks for itself
      --authorize-url か --device-url で指定できます。--secret があればクライアント自身として求めます
    the server asked nobody: it does not know the client
      サーバーは誰にも尋ねませんでした。クライアントを知りません
    # What the server says
    {0} says {1}
      {0} の応答: {1}
    the server
      サーバー
    {0} says {1}: {2}
      {0} の応答: {1}: {2}
    {0} answered {1}, which is no answer of OAuth 2
      {0} の応答は {1} で、OAuth 2 の応答ではありません
    {0} answered {1} with {2}, which is no answer of OAuth 2
      {0} の応答は {1}（{2}）で、OAuth 2 の応答ではありません
    {0} answered {1}, a redirect to {2}; no secret is sent on to there
      {0} の応答は {1} で、{2} へのリダイレクトです。秘密の値は転送先へ送りません
    {0} gave a token of the type {1}, and only Bearer is known here
      {0} は種類 {1} のトークンを返しました。ここで使えるのは Bearer だけです
    {0} gave a token with a line break or a NUL in it
      {0} は改行か NUL を含むトークンを返しました
    the server does not offer PKCE with S256, and nothing weaker is used
      サーバーは S256 の PKCE に対応していません。これより弱い方式は使いません
    scopes that were asked for: {0}; that the server gave: {1}
      求めたスコープ: {0}。サーバーが与えたスコープ: {1}
    the server gave no ID token, so nothing shows by its nonce that the login is yours
      サーバーが ID トークンを返さなかったため、nonce でこのログインのものかどうかを確かめられません
    {0} was asked for a token: {1}
      {0} にトークンを求めました: {1}
    {0} is not https: what goes there could be read on the way
      {0} は https ではありません。送った内容を途中で読まれるおそれがあります
    what {0} says of itself is no metadata of OAuth 2
      {0} が示した情報は OAuth 2 のメタデータではありません
    what {0} says of itself names no resource
      {0} が示した情報にはリソースの名前がありません
    the metadata of {0} is that of {1}, another resource
      {0} のメタデータは別のリソース {1} のものです
    {0} names no authorization server
      {0} は認可サーバーを示していません
    {0} names no token endpoint
      {0} はトークンエンドポイントを示していません
    {0} calls itself {1}, which is another server
      {0} は自分を {1} と名乗っていますが、それは別のサーバーです
    the server has no address where somebody can be asked in a browser
      サーバーには、ブラウザーで尋ねるためのアドレスがありません
    the server has no codes for devices
      サーバーはデバイス用のコードに対応していません
    the server has no address where a token is given back
      サーバーには、トークンを返すためのアドレスがありません
    nobody entered the code in time
      時間内にコードが入力されませんでした
    the token has run out, and there is nothing to renew it with
      トークンの期限が切れました。更新に使えるものがありません
    it took longer than the request that waited for it may take
      待っていたリクエストの制限時間を超えました
    the token was refused, and there is nothing to renew it with
      トークンが拒否されました。更新に使えるものがありません
    somebody else's answer was refused: its state is another; the login goes on waiting
      別のところからの応答を拒みました。state が違います。ログインの待ち受けは続けます
    the client's secret goes to {0}
      クライアントのシークレットは {0} へ送られます
    the login is for {0}, which names that place; send it there? 
      ログインは {0} のものです。送り先はそこが示したものです。送りますか？ 
    the client's secret was not sent: {0} is not {1}, and no line names it
      クライアントのシークレットは送りませんでした。{0} は {1} ではなく、行にも書かれていません
    the client's secret was not sent
      クライアントのシークレットは送りませんでした
    a line with --token-url {0} names itself where it goes
      --token-url {0} と書くと、行そのものが送り先を示します
    the server was not told; here the token can be forgotten
      サーバーには伝えていません。こちらでトークンを消すことはできます
    ; the client's secret goes to {0}
      。クライアントのシークレットは {0} へ送られます
    what came back does not belong to this login: its state is another
      返ってきたものはこのログインのものではありません。state が異なります
    what came back does not belong to this login: its state is missing
      返ってきたものはこのログインのものではありません。state がありません
    what came back is from {0}, and {1} was asked
      返ってきたものは {0} からですが、尋ねたのは {1} です
    what came back does not say who answers, and this server always does
      返ってきたものに応答元がありません。このサーバーは必ず示すはずです
    what came back has neither a code nor an error
      返ってきたものには code も error もありません
    the ID token does not belong to this login: its nonce is another
      ID トークンはこのログインのものではありません。nonce が異なります
    # Kept tokens
    {0} can be read by others, so no token is taken from it
      {0} はほかの人が読めるため、トークンを使いません
    {0} is a link to another file, so no token is taken from it
      {0} はほかのファイルへのリンクなので、トークンを使いません
    {0} is a folder, so no token is taken from it
      {0} はフォルダーなので、トークンを使いません
    {0} is no file, so no token is taken from it
      {0} はファイルではないので、トークンを使いません
    nothing is kept until it is gone
      それがなくなるまで、何も保存しません
    chmod 600 {0} makes it yours; what was in it may be known
      chmod 600 {0} で自分だけのものになります。中身は知られている可能性があります
    {0} holds no tokens that can be read
      {0} には読み取れるトークンがありません
    # Help
    a login that ends in a token, which is renewed
      トークンを得るログイン。トークンは自動で更新
    nobody, and the server is told to take the token back
      なし。サーバーにトークンの無効化も求める
    nobody, and tokens that are kept are deleted
      なし。保存したトークンも削除
    known by name
      名前でわかるもの
    in a browser here, which brings a code back
      このマシンのブラウザーで許可し、コードを受け取る
    on another screen, with a code to type there
      別の画面で、コードを入力して許可
    nobody: the client asks for itself
      利用者なし。クライアント自身が求める
    is the client's id, as it is registered with the server
      サーバーに登録したクライアントの ID
    is the client's secret: env:NAME, file:PATH, or itself
      クライアントの秘密。env:NAME、file:PATH、またはそのもの
    is how somebody says yes; what the server has, by default
      許可の方法。既定はサーバーが対応するもの
    is what the token shall be good for; it may stand several times
      トークンで使う権限。複数回指定できる
    is where somebody is asked in a browser
      ブラウザーで許可を求めるアドレス
    is where tokens are had
      トークンを発行するアドレス
    is where codes for devices are had
      デバイス用のコードを発行するアドレス
    is that of the redirect, where the server wants a certain one
      リダイレクト先のポート。サーバーが決まったものを求める場合
    keeps the tokens for the next run, in a file of yours alone
      次回のためにトークンを自分だけのファイルに保存
    says yes in the practice API, for scripts
      練習用 API で許可する。スクリプト用
    a login with a code to type
      コードを入力するログイン
    what is set, and what is kept, without showing it
      設定と保存の内容。秘密は表示しない
    `auth oauth2` logs in with OAuth 2. Where to ask is found: github and qiita are known by name; a refusal, a description and the server's own metadata tell of others; --token-url, with --authorize-url or --device-url, says it.
      `auth oauth2` は OAuth 2 でログインします。ログイン先は自動で探します。github と qiita は名前でわかります。ほかは拒否の応答、API の記述、サーバーのメタデータからわかります。--token-url を --authorize-url か --device-url とともに指定することもできます。
    FLOW is code (a browser here, with PKCE), device (a code to type on another screen) or client (nobody is asked). Password and implicit are not there: the one gives a program your password, the other puts a token into an address; RFC 9700 has given up both.
      FLOW は code（このマシンのブラウザー、PKCE 使用）、device（別の画面でコードを入力）、client（利用者なし）です。password と implicit はありません。前者はパスワードをプログラムに渡し、後者はトークンをアドレスに含めます。どちらも RFC 9700 で廃止されました。
    A token that has run out, or that a 401 refuses, is renewed once, and the request is sent again where that does nothing twice; of a POST you are asked first.
      期限が切れたトークンや 401 で拒否されたトークンは一度だけ更新し、同じことが二度起きないリクエストは送り直します。POST は先に確認します。
    Tokens live in this run. --keep puts them into a file of yours alone, which the next `auth oauth2` takes them from; `auth forget` deletes it.
      トークンはこの実行の間だけ有効です。--keep は自分だけのファイルに保存し、次の `auth oauth2` がそれを使います。`auth forget` で削除します。
    """
}
