extension JapaneseWords {
  static let problems9: StaticString = """
    `apus serve` takes {0}, not {1}
      `apus serve` が取るのは {0} で、{1} ではありません
    `apus serve` needs a description, a recording or a session
      `apus serve` には、API 記述、記録、セッションのどれかが必要です
    --faults takes a share from 0% to 100%, not {0}
      --faults が取るのは 0% から 100% の割合で、{0} ではありません
    --delay takes a time, or recorded, not {0}
      --delay が取るのは時間か recorded で、{0} ではありません
    --times takes a method, a path and a number, not {0}
      --times が取るのはメソッド、パス、数で、{0} ではありません
    --seed takes a whole number, not {0}
      --seed が取るのは整数で、{0} ではありません
    `apus tap` takes --to, --port, --allow-host, --allow-origin and --quiet, not {0}
      `apus tap` が取るのは --to、--port、--allow-host、--allow-origin、--quiet で、{0} ではありません
    `apus tap` needs the server to ask: --to URL
      `apus tap` には、リクエスト先のサーバーが必要です: --to URL
    `apus tap` writes one session, and needs its name
      `apus tap` は 1 つのセッションを書くので、その名前が必要です
    --to takes an http or https URL without a password or a query, not {0}
      --to が取るのは、パスワードとクエリのない http か https の URL で、{0} ではありません
    {0} needs a value
      {0} には値が必要です
    {0} takes one of {1}, not {2}
      {0} が取るのは {1} のどれかで、{2} ではありません
    --record cannot be combined with {0}
      --record は {0} と一緒に使えません
    --trust goes with a file to run
      --trust は実行するファイルと一緒に使います
    --class is a base itself; leave the other one out
      --class 自体がベースです。もう一方を外してください
    --workspace cannot be combined with {0}, which keeps nothing
      --workspace は、何も残さない {0} と一緒に使えません
    -e cannot be combined with another command
      -e はほかのコマンドと一緒に使えません
    --color takes auto, always or never, not {0}
      --color が取るのは auto、always、never で、{0} ではありません
    there is no flag {0}
      フラグ {0} はありません
    --print takes some of the letters HBhbm, not {0}
      --print が取るのは文字 HBhbm のいくつかで、{0} ではありません
    --class takes the address that the teacher gives, not {0}
      --class が取るのは教師の示すアドレスで、{0} ではありません
    {0} has no effect on a session that is run: it has a base of its own
      {0} は実行するセッションには効きません。セッション自身のベースがあります
    {0} has no effect on `replay`
      {0} は `replay` には効きません
    compares shapes
      形を比べる
    keeps prose, order, and every line and elision that still matches
      文章、順序、まだ合う行と省略はそのまま残す
    asks another server instead of the session's own
      セッションのサーバーの代わりに、別のサーバーにリクエスト
    asks a second server the same, and shows where it differs
      2 つ目のサーバーに同じリクエストを送り、違いを示す
    is the time for a request
      1 リクエストの制限時間
    allows all of it
      すべて許す
    ends at the first step that is not as written
      書かれたとおりでない最初の手順で終わる
    permits a page without steps
      手順のないページを認める
    makes what is only noted drift
      注記だけのものもドリフトとみなす
    writes it though a step fails now
      失敗する手順があっても書き込む
    writes a rule into the file first, for all of its steps or that of FILE:LINE
      先に、全手順か FILE:LINE の手順のルールをファイルに書く
    asks so many times, and writes a rule for each place that is not always alike
      この回数リクエストし、同じでない場所ごとにルールを書く
    asks so what changes something, too
      変更を伴うものもリクエストする
    asks what to do with each change
      変更ごとにどうするか尋ねる
    sends files as they were recorded
      ファイルは記録されたものを送る
    has no effect where nothing is sent
      は、何も送らない場合には効きません
    has no effect here
      は、ここでは効きません
    has no effect where nothing is written
      は、何も書かない場合には効きません
    has no effect where what comes is written down
      は、返ったものを書き込む場合には効きません
    has no effect where what differs is written down
      は、違いを書き込む場合には効きません
    has no effect where each file is written once
      は、各ファイルを一度書く場合には効きません
    {0} {1}; it goes with {2}
      {0} {1}。{2} と一緒に使います
    {0} takes red
      {0} が取るのは red です
    expected a URL without a user, a query and a fragment
      ユーザー、クエリ、フラグメントのない URL が必要です
    replays N files at the same time
      N 個のファイルを同時に再生
    replays the second of five parts
      5 つに分けた 2 番目を再生
    runs the steps with TEXT in them, in a heading above or in the file's name
      TEXT を、手順、上の見出し、ファイル名に含む手順を実行
    replays sessions with that tag at their head
      先頭にそのタグのあるセッションを再生
    replays everything N times
      全体を N 回再生
    changes the order of files, the same for the same N
      ファイルの順序を変える。同じ N なら同じ順序
    sets a variable, in place of what a line sets with `let`
      変数を設定し、行の `let` の代わりにする
    takes them from a file
      変数をファイルから取る
    takes them from http-client.env.json beside the session
      変数をセッションの隣の http-client.env.json から取る
    replays once for each row of a table
      表の行ごとに 1 回再生
    allows only some of it: {0}
      一部だけを許す: {0}
    tells other programs: {0}
      ほかのプログラムに知らせる: {0}
    expected a part and how many there are, as 2/5, found {0}
      2/5 のような、部分と全体の数が必要ですが、{0} がありました
    expected NAME=VALUE, found {0}
      NAME=VALUE が必要ですが、{0} がありました
    the editor did not end well, so nothing was changed
      エディターが正常に終わらなかったので、何も変えていません
    the key {0}
      キー {0}
    an object without it
      それのないオブジェクト
    a valid value
      正しい値
    an object
      オブジェクト
    an array
      配列
    at most {0} values inside one another
      入れ子 {0} 階層までの値
    a value for {0}
      {0} 用の値
    a boolean
      真偽値
    a string
      文字列
    a number
      数値
    a whole number
      整数
    a number that fits {0}
      {0} に収まる数値
    an element at position {0}
      位置 {0} の要素
    the end of the array
      配列の終わり
    {0} did not encode anything
      {0} は何も符号化しませんでした
    a value is encoded a second time
      値が 2 回符号化されています
    a value that was encoded as something else is encoded as {0} too
      別のものとして符号化された値が、{0} としても符号化されています
    more than {0} values inside one another
      入れ子が {0} 階層を超えています
    JSON has no number for {0}
      JSON に {0} を表す数はありません
    a date such as 2024-01-31T12:30:00Z
      2024-01-31T12:30:00Z のような日時
    a date as {0}
      {0} の形式の日時
    a string in Base64
      Base64 の文字列
    a number that fits Decimal
      Decimal に収まる数値
    a date whose year has no four digits
      年が 4 桁でない日付
    Index {0}
      位置 {0}
    line {0}, column {1}
      {0} 行 {1} 桁
    a line break
      改行
    a tab
      タブ
    the byte {0}
      バイト {0}
    a value or `]`
      値か `]`
    a key in double quotes
      二重引用符のキー
    a key in double quotes or `}`
      二重引用符のキーか `}`
    `:` after the key
      キーの後の `:`
    `,` or `}`
      `,` か `}`
    `,` or `]`
      `,` か `]`
    the end of the text
      テキストの終わり
    a digit after `-`
      `-` の後の数字
    a digit after the decimal point
      小数点の後の数字
    a digit in the exponent
      指数部の数字
    a number without a leading zero
      先頭に 0 のない数
    `"` at the end of the string
      文字列の終わりの `"`
    a control character in a string to be escaped
      文字列内の制御文字のエスケープ
    an escape: \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u
      エスケープ: \\" \\\\ \\/ \\b \\f \\n \\r \\t か \\u
    four hexadecimal digits after \\u
      \\u の後の 16 進数 4 桁
    a text of at most 4 GiB
      4 GiB までのテキスト
    expected {0}, found {1} ({2})
      {0} が必要ですが、{1} がありました（{2}）
    a larger one
      より大きい値
    `&&`, `||` or the end of the condition
      `&&`、`||`、または条件の終わり
    `&&`, `||` or `)`
      `&&`、`||`、または `)`
    parentheses around a comparison after `!`
      `!` の後の比較を囲む括弧
    `@`, `$`, a literal, a function, `!` or `(`
      `@`、`$`、リテラル、関数、`!`、`(` のどれか
    `@`, `$`, a literal in quotes, `true`, `false`, `null` or a function
      `@`、`$`、引用符つきのリテラル、`true`、`false`、`null`、関数のどれか
    """
}
