extension JapaneseWords {
  static let problems11: StaticString = """
    expected a request, found {0}
      リクエストが必要ですが、{0} がありました
    expected a URL after wget
      wget の後に URL が必要です
    a request has one body; this is a second
      リクエストのボディは 1 つですが、2 つ目があります
    expected a value such as name=zed, found a file
      name=zed のような値が必要ですが、ファイルがありました
    {0} is a whole body; --multipart makes one of items
      {0} はボディ全体です。項目からは --multipart で作ります
    expected FILE:PASSPHRASE
      FILE:PASSPHRASE が必要です
    {0} cannot be compressed: {1}
      {0} を圧縮できません: {1}
    there is nothing here to compress the body with
      ここにはボディを圧縮するものがありません
    the body is {0}, and Content-Type says {1}
      ボディは {0} ですが、Content-Type は {1} です
    not JSON
      JSON ではない
    the body is JSON, and Content-Type says {0}
      ボディは JSON ですが、Content-Type は {0} です
    the body has no parts, and Content-Type says {0}
      ボディにパートがありませんが、Content-Type は {0} です
    expected --auth beside {0}
      {0} には --auth が必要です
    a user's name
      ユーザー名
    expected USER:PASSWORD; `auth {0}` asks for a password and does not show it
      USER:PASSWORD が必要です。`auth {0}` はパスワードを尋ね、表示しません
    standard input is where lines come from here; expected a file
      標準入力は行の読み取りに使われています。ファイルが必要です
    is an empty string, and a part of a URL is a text or a number
      は空の文字列ですが、URL の一部になるのはテキストか数値です
    has {0} in it, which ends a host
      には、ホストを終わらせる {0} があります
    is {0}, which leads out of its part of the path
      は {0} で、パスのその部分の外に出ます
    expected NAME=CONTENT after {0}
      {0} の後に NAME=CONTENT が必要です
    a Referer that follows redirects, `;auto`, does not work here
      リダイレクトに従う Referer の `;auto` は、ここでは使えません
    expected a time after {0}; that of a file is not taken
      {0} の後に時刻が必要です。ファイルの時刻は使えません
    expected `:` after the header's name
      ヘッダーの名前の後に `:` が必要です
    expected NAME=VALUE: cookies are not read from files; the session keeps its own
      NAME=VALUE が必要です。Cookie はファイルから読まず、セッションのものを使います
    expected a file name after `@`
      `@` の後にファイル名が必要です
    standard input is a whole body, which stands alone as `@-`
      標準入力はボディ全体で、`@-` だけで書きます
    {{0}} is not filled in; a brace that is meant is written %7B
      {{0}} が埋められていません。波括弧そのものは %7B と書きます
    a proxy's URL, but as its password
      プロキシの URL（パスワード以外）
    the proxy's URL has a character that no URL has
      プロキシの URL に、URL で使えない文字があります
    {0} cannot be asked: {1}
      {0} はリクエストできません: {1}
    asking the practice API's copy of {0}
      {0} の代わりに、練習用 API にリクエストします
    asking {0}, which is not {1}
      {1} ではなく {0} にリクエストします
    {0} is {1}, and a URL is a text
      {0} は {1} ですが、URL はテキストです
    {0} is no URL; a path that begins with a dot is written ./{1}
      {0} は URL ではありません。ドットで始まるパスは ./{1} と書きます
    {{0}} of {1} is not filled in
      {1} の {{0}} が埋められていません
    expected a method after {0}
      {0} の後にメソッドが必要です
    expected a method, which is one word
      1 語のメソッドが必要です
    expected a file name after `<`
      `<` の後にファイル名が必要です
    expected one URL; a blank before `|` or `>` makes it a pipe or a file
      URL は 1 つです。`|` や `>` の前に空白を置くと、パイプやファイルになります
    a request line ends before its version here; --http1.1 and --http2 ask for one
      ここではリクエスト行にバージョンを書きません。--http1.1 と --http2 で指定します
    expected one URL; this is a second
      URL は 1 つですが、2 つ目があります
    expected an item, such as q=={0}, name={1} or Accept:{2}
      q=={0}、name={1}、Accept:{2} のような項目が必要です
    {0} is about a body, and this line has none
      {0} はボディについてですが、この行にボディはありません
    {0} is about the text of a line; a file goes as it is
      {0} は行のテキストについてです。ファイルはそのまま送られます
    there is no charset {0} here
      文字コード {0} はここにありません
    expected - after {0}: what is there of the file tells where to go on
      {0} の後に - が必要です。続きの位置はファイルにある分で決まります
    {0} goes on with a file, and the line names none
      {0} はファイルの続きを受け取りますが、行にファイルがありません
    {0} calls the file what the URL ends with, and this one ends with no name
      {0} は URL の末尾をファイル名にしますが、この URL の末尾に名前がありません
    the session's {0}
      セッションの {0}
    the operation takes a form, and 
      操作はフォームを取りますが、
    a form's field is text; expected a string, a number or a boolean
      フォームのフィールドはテキストです。文字列、数値、真偽値のどれかが必要です
    this is not JSON: expected {0}, found {1}
      JSON ではありません: {0} が必要ですが、{1} がありました
    items nest at most {0} deep
      項目の入れ子は {0} 階層までです
    there is no credential for {0} in {1}
      {1} に {0} の認証情報はありません
    {0}, from {1}, goes to {2}
      {1} からの {0} を {2} に送ります
    {0} shows events while they arrive, and nothing else; `>` puts them into a file
      {0} は届いたイベントを表示するだけです。ファイルには `>` で入れます
    expected a number from 0 on after {0}
      {0} の後に 0 以上の数が必要です
    expected a rate such as 2/s or 30/m after {0}
      {0} の後に 2/s や 30/m のような頻度が必要です
    expected seconds after {0}
      {0} の後に秒数が必要です
    expected NAME==PATH, PATH or NAME after {0}
      {0} の後に NAME==PATH、PATH、NAME のどれかが必要です
    expected a path after {0}
      {0} の後にパスが必要です
    nothing is known here as %{{0}}
      %{{0}} に当たるものは、ここにありません
    expected some of the letters HBhbm after {0}
      {0} の後に文字 HBhbm のいくつかが必要です
    expected HOST:PORT:ADDRESS after {0}
      {0} の後に HOST:PORT:ADDRESS が必要です
    --until is for a line of its own; `watch` takes one, too
      --until は 1 つの行だけに使います。`watch` でも使えます
    {0} goes with --until
      {0} は --until と一緒に使います
    expected a time such as 500ms or 2s after {0}
      {0} の後に 500ms や 2s のような時間が必要です
    no version of TLS is {0} or newer and {1} or older
      {0} 以上で {1} 以下の TLS のバージョンはありません
    expected 1.0, 1.1, 1.2 or 1.3 after {0}
      {0} の後に 1.0、1.1、1.2、1.3 のどれかが必要です
    expected tls1, tls1.1, tls1.2 or tls1.3 after {0}
      {0} の後に tls1、tls1.1、tls1.2、tls1.3 のどれかが必要です
    expected HOST:PORT:HOST:PORT after {0}
      {0} の後に HOST:PORT:HOST:PORT が必要です
    expected a number of bytes after {0}
      {0} の後にバイト数が必要です
    {0} holds no cookies as curl keeps them, seven fields to a line
      {0} に curl の形式（1 行 7 フィールド）の Cookie がありません
    {0} is for a proxy, and the line names none
      {0} はプロキシ用ですが、行にプロキシがありません
    expected one URL: braces and ranges stand for several
      URL は 1 つです。波括弧と範囲は複数の URL を表します
    there is no base that {0} could belong to
      {0} の属するベースがありません
    base https://… or a whole URL
      base https://… か URL 全体
    expected a URL: there is no base yet
      URL が必要です。ベースがまだありません
    {0} is not UTF-8 text
      {0} は UTF-8 のテキストではありません
    a secret cannot go into {0}, where the history and saved sessions would show it; headers and --auth keep it hidden
      履歴と保存したセッションに残るので、秘密は {0} に使えません。ヘッダーと --auth なら隠されます
    an empty string
      空の文字列
    there is no response to take {0} from
      {0} を取り出すレスポンスがありません
    {{{0}}} is a word behind an alias, and this is none
      {{{0}}} はエイリアスの後の語ですが、これはエイリアスではありません
    there is no variable named {0}
      変数 {0} はありません
    `{0}` answers other programs until it is ended, so a shell runs it: {1}
      `{0}` は終わらせるまでほかのプログラムに応答するので、シェルで実行します: {1}
    the bracket that opens here is never closed; expected `{0}`
      ここで始まる括弧が閉じられていません。`{0}` が必要です
    the bracket that opens here is never closed
      ここで始まる括弧が閉じられていません
    the braces that open here are never closed; expected `}}`
      ここで始まる波括弧が閉じられていません。`}}` が必要です
    expected a variable's name or a path between the braces
      波括弧の間に変数の名前かパスが必要です
    the quote that opens here is never closed; expected `{0}`
      ここで始まる引用符が閉じられていません。`{0}` が必要です
    expected {0} after `{1}`
      `{1}` の後に {0} が必要です
    what ends the text
      テキストの終わりを示すもの
    the text that begins here is never closed; expected a line `{0}`
      ここで始まるテキストが閉じられていません。`{0}` の行が必要です
    errors do not go to a file here
      ここではエラーをファイルに出せません
    of a shell's variables only $NAME and ${NAME} are read
      シェルの変数で読めるのは $NAME と ${NAME} だけです
    `{0}` is what a shell's script was given, and there is none here
      `{0}` はシェルスクリプトへの引数ですが、ここにはありません
    the output of a command is not put into a pasted line
      貼り付けた行に、コマンドの出力は入れられません
    expected a shell command after `|`
      `|` の後にシェルのコマンドが必要です
    a shell command follows `|`; this looks like a filter of jq
      `|` の後にはシェルのコマンドが続きます。これは jq のフィルターのようです
    expected a file name after `{0}`
      `{0}` の後にファイル名が必要です
    nothing may follow the file that the body goes to
      ボディを入れるファイルの後には何も書けません
    expected a line to run before this
      この前に、実行する行が必要です
    expected a line before its reason
      理由の前に行が必要です
    expected `# ` and why this is wrong, under it
      この下に `# ` と、誤りの理由が必要です
    expected what the goal is, such as `status 404`
      `status 404` のような目標が必要です
    expected one line: what is to be predicted, such as `status` or `header Location`
      予想するものが 1 行必要です。`status` や `header Location` など
    predicted {0}
      予想した {0}
    expected a text
      テキストが必要です
    expected a failure that `get /faults` lists
      `get /faults` にある失敗が必要です
    , such as {0}
      （{0} など）
    expected how many requests it meets, from 1 to 100
      効くリクエストの数（1 から 100）が必要です
    expected an answer before this
      この前に答えが必要です
    expected `- [ ] ` and an answer, or `- [x] ` and a right one
      `- [ ] ` と答え、または `- [x] ` と正解が必要です
    expected a question, and two to nine answers, of which one is right and one is not
      問いと 2 から 9 個の答えが必要です。正解と不正解が 1 つ以上必要です
    this block is empty
      このブロックは空です
    """
}
