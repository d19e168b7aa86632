extension JapaneseWords {
  static let screens3: StaticString = """
    expected {0}, found nothing there
      {0} が必要ですが、何もありません
    expected {0}, found nothing
      {0} が必要ですが、何もありません
    expected {0}, found no body
      {0} が必要ですが、ボディがありません
    expected {0}, found no response
      {0} が必要ですが、レスポンスがありません
    expected {0}, found no status
      {0} が必要ですが、ステータスがありません
    expected {0}, found status {1}
      {0} のはずが、ステータス {1} でした
    expected status {0}, found {1} {2}
      ステータス {0} のはずが、{1} {2} でした
    expected `{0} {1} {2}`, found {3}
      `{0} {1} {2}` のはずが、{3} でした
    line {0}, column {1}: expected {2}, found {3}
      {0} 行 {1} 桁に {2} が必要ですが、{3} がありました
    1 shell command not run
      未実行のシェルコマンド 1 個
    {0} shell commands not run
      未実行のシェルコマンド {0} 個
    no {0} at {1}
      {1} に {0} がありません
    no {0} at the top
      最上位に {0} がありません
    The file wants to read {0}. Allow it? 
      ファイルは {0} を読もうとしています。許可しますか? 
    The file wants to write {0}. Allow it? 
      ファイルは {0} に書こうとしています。許可しますか? 
    The file wants to send to {0}. Allow it? 
      ファイルは {0} に送ろうとしています。許可しますか? 
    The file wants to use the environment's {0}. Allow it? 
      ファイルは環境の {0} を使おうとしています。許可しますか? 
    The file wants to run `{0}` with sh. Allow it? 
      ファイルは `{0}` を sh で実行しようとしています。許可しますか? 
    nobody allowed to read {0}, so nothing was sent
      {0} を読むことは許可されていないので、何も送信していません
    nobody allowed to write {0}, so nothing was sent
      {0} に書くことは許可されていないので、何も送信していません
    nobody allowed to send to {0}, so nothing was sent
      {0} に送ることは許可されていないので、何も送信していません
    {0} goes no further: it wants to read {1}
      {0} はここで止まります。{1} を読む必要があります
    {0} goes no further: it wants to write {1}
      {0} はここで止まります。{1} に書く必要があります
    {0} goes no further: it wants to send to {1}
      {0} はここで止まります。{1} に送る必要があります
    {0}: nobody allowed to read {1}
      {0}: {1} を読むことは許可されていません
    {0}: nobody allowed to write {1}
      {0}: {1} に書くことは許可されていません
    {0}: nobody allowed to send to {1}
      {0}: {1} に送ることは許可されていません
    the list is empty
      リストは空です
     sends them
      で送ります
    - Set-Cookie: {0} with {1}
      - Set-Cookie: {1} のある {0}
    1 value kept
      1 個の値を残す
    {0} values kept
      {0} 個の値を残す
    {0} is {1}
      {0} は {1} です
     and 
      、
    {0} is a number
      {0} は数値です
    {0} is a string
      {0} は文字列です
    {0} is a boolean
      {0} は真偽値です
    {0} is an object
      {0} はオブジェクトです
    {0} is null
      {0} は null です
    No such file or directory
      ファイルもフォルダーもありません
    Permission denied
      権限がありません
    Is a directory
      フォルダーです
    Not a directory
      フォルダーではありません
    No space left on device
      空き容量がありません
    Address already in use
      アドレスはすでに使われています
    Operation not permitted
      許可されていない操作です
    File name too long
      ファイル名が長すぎます
    Read-only file system
      書き込めないファイルシステムです
    an option
      オプション
    a workspace
      ワークスペース
    request 1
      リクエスト 1
    request 2
      リクエスト 2
    request 3
      リクエスト 3
    a URL
      URL
    Items: Header:value  query==value  field=text  field:=json  file@path  nested[key][0]=text
      項目: Header:value  query==value  field=text  field:=json  file@path  nested[key][0]=text
    nobody
      認証なし
    Kinds of values: {0}.
      値の種類: {0}
    Styles: {0}.
      形式: {0}
    It is a part of the practice API.
      練習用 API の一部です。
    It is at {0}. On `use practice` the practice API is asked instead.
      {0} にあります。`use practice` では、代わりに練習用 API にリクエストします。
    It is at {0}, and its token is taken from {1}. On `use practice` the practice API is asked instead.
      {0} にあり、トークンは {1} から取ります。`use practice` では、代わりに練習用 API にリクエストします。
     asks; 
       でリクエスト。
    ({0}, required)
      （{0}、必須）
    ({0}, may be left out)
      （{0}、省略可）
    ({0}, {1} unless given)
      （{0}、指定しなければ {1}）
    , required
      （必須）
    or:  
      または: 
    none; try: 
      なし。次に試す: 
    , or 
      、または 
    {0} warnings:
      警告 {0} 件:
    1 warning:
      警告 1 件:
    missed
      見逃し
    asks up to N times more where nobody answers, or 429, 502, 503 or 504 comes, and asking again is harmless
      応答がないか 429、502、503、504 のとき、害がなければ N 回まで繰り返す
    runs the steps with TEXT in them, in a heading above or in the file's name, and those they need
      TEXT を、手順、上の見出し、ファイル名に含む手順と、それに必要な手順を実行
    {0} requests in {1}
      {1} で {0} リクエスト
    1 request in {0}
      {0} で 1 リクエスト
    … and {0} more
      …ほか {0} 件
    `recorded` has an exchange that others had, of what the practice API does not speak: `> GET URL`; `< HTTP/2 200` and `< NAME: VALUE`; `| ` and a line of the body; `* certificate SUBJECT; ISSUER; FROM; TO`; or `! CODE` and what happened. Who sends the same request in this step gets it, and nothing is sent.
      `recorded` には、練習用 API が対応していないことの、実際のやり取りを書きます: `> GET URL`、`< HTTP/2 200` と `< NAME: VALUE`、`| ` とボディの行、`* certificate SUBJECT; ISSUER; FROM; TO`、または `! CODE` と起きたこと。この手順で同じリクエストを送ると、それが返り、何も送信されません。
    `goal` says what is to be done: what `expect` takes, of the answer; `error CODE` of a failure; `request` before it, of the request (`request method POST`, `request path /notes`, `request query page 2`, `request header accept contains json`, `request .name == ann`); and of all that was sent in the step `sent 2`, `in order GET /a, POST /b`, `never DELETE /a`, `never request method POST`. One exchange has to meet all of a goal's lines; of `--all-pages` the whole list counts as one, too. Cookies and credentials of a request stand there by their names alone.
      `goal` には課題を書きます。応答には `expect` の条件、失敗には `error CODE`、リクエストには `request` を前に付けた条件（`request method POST`、`request path /notes`、`request query page 2`、`request header accept contains json`、`request .name == ann`）、手順で送った全体には `sent 2`、`in order GET /a, POST /b`、`never DELETE /a`、`never request method POST` が使えます。1 つのやり取りが、目標の全行を満たす必要があります。`--all-pages` では、リスト全体も 1 つと数えます。リクエストの Cookie と認証情報は、名前だけが比べられます。
    LESSON may be a file, too, or a folder of them: then the first that is not done begins; `help lesson` says how to write one. Somebody else's lesson asks before it sends to another host, reads or writes a file, uses a variable of the environment or starts a program. {0}.
      LESSON はファイルやフォルダーでも構いません。フォルダーでは、まだ終えていない最初のものが始まります。書き方は `help lesson` にあります。他人のレッスンは、別のホストへの送信、ファイルの読み書き、環境変数の使用、プログラムの起動の前に確認します。{0}。
    no namespace
      名前空間なし
    no number in {0} of {1}
      {1} 件中 {0} 件で数値ではありません
    it is a part of the collection {0}, which says what holds for all of it
      全体の設定のあるコレクション {0} の一部です
    it is a folder without requests of Bruno, whose names would end in .bru
      名前が .bru で終わる Bruno のリクエストがないフォルダーです
    dates are read from numbers here; to read this one, DocumentDecoder(dates: {0})
      ここでは日時を数から読みます。これを読むには DocumentDecoder(dates: {0})
    dates are read from texts here; to read this one, DocumentDecoder(dates: {0})
      ここでは日時をテキストから読みます。これを読むには DocumentDecoder(dates: {0})
    expected what was sent, such as `> GET https://shop.example/`
      `> GET https://shop.example/` のような、送ったものが必要です
    expected what came, such as `< HTTP/2 200`, or `! tls.expired` and why
      `< HTTP/2 200` のような返ったもの、または `! tls.expired` と理由が必要です
    expected a version and a status, such as `< HTTP/2 200`
      `< HTTP/2 200` のような、バージョンとステータスが必要です
    expected a header, such as `< content-type: text/plain`
      `< content-type: text/plain` のようなヘッダーが必要です
    expected a code and what happened, such as `! tls.expired the certificate has expired`
      `! tls.expired the certificate has expired` のような、コードと起きたことが必要です
    expected `< `, `| `, `* certificate ` or `! `, found {0}
      `< `、`| `、`* certificate `、`! ` のどれかが必要ですが、{0} がありました
    expected subject, issuer, and from when to when it holds, with `;` between
      主体、発行者、有効期間の始まりと終わりを `;` で区切って書く必要があります
    the path {0} of {1} has a `?` in it: put the query in `query`
      {1} のパス {0} に `?` があります。クエリは `query` に入れます
    the body is no text in UTF-8, and names no other charset
      ボディは UTF-8 のテキストではなく、別の文字コードの指定もありません
    the request was cancelled while it waited for others
      ほかのリクエストを待つ間に、リクエストは取り消されました
    the rest of the file could not be put behind its beginning
      ファイルの残りを先頭部分の後に置けませんでした
    the request was cancelled while waiting to go on with it
      続きを待つ間に、リクエストは取り消されました
    the request was cancelled while waiting for a token
      トークンを待つ間に、リクエストは取り消されました
    the token could not be renewed: {0}
      トークンを更新できませんでした: {0}
    the next page is at {0}, which was not what was asked
      次のページは {0} にありますが、リクエストしたものではありません
    the request was cancelled while waiting for the rate limit to end
      レート制限の終わりを待つ間に、リクエストは取り消されました
    {0} cannot be sent: {1}
      {0} を送れません: {1}
    {0} does not say how the next page is asked for: {1}
      {0} は次のページの求め方を示していません: {1}
    {0} does not say how the next page is asked for
      {0} は次のページの求め方を示していません
    an origin has a scheme, a host and a port, and nothing more
      オリジンは、スキーム、ホスト、ポートだけです
    """
}
