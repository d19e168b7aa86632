extension JapaneseWords {
  static let problems10: StaticString = """
    a function: `length`, `count`, `match`, `search` or `value`
      関数: `length`、`count`、`match`、`search`、`value` のどれか
    an argument of `{0}`
      `{0}` の引数
    {0} arguments of `{1}`
      `{1}` の {0} 個の引数
    `)` after what `{0}` takes
      `{0}` の引数の後の `)`
    `,` and the next argument of `{0}`
      `,` と `{0}` の次の引数
    a query for one value at most: names and indexes only
      値を 1 つだけ指すクエリ（名前と位置だけ）
    a value; `match` and `search` are conditions
      値。`match` と `search` は条件です
    a condition; a literal has to be compared with something
      条件。リテラルは何かと比べる必要があります
    a condition; what this returns has to be compared with something
      条件。この戻り値は何かと比べる必要があります
    a query that begins with `@` or `$`
      `@` か `$` で始まるクエリ
    a pattern of RFC 9485: {0}
      RFC 9485 のパターン: {0}
    an integer other than -0
      -0 以外の整数
    an integer without a leading zero
      先頭に 0 のない整数
    an integer from -{0} to {1}
      -{0} から {1} の整数
    `{0}` at the end of the string
      文字列の終わりの `{0}`
    an escape: \\{0} \\\\ \\/ \\b \\f \\n \\r \\t or \\u
      エスケープ: \\{0} \\\\ \\/ \\b \\f \\n \\r \\t か \\u
    both halves of a surrogate pair
      サロゲートペアの両方
    `$` or `.`
      `$` か `.`
    `.`, `[` or the end of the path
      `.`、`[`、またはパスの終わり
    at most {0} levels of filters, parentheses and arguments
      フィルター、括弧、引数の入れ子は {0} 階層まで
    a name, `*` or `[` after `..`
      `..` の後の名前、`*`、`[` のどれか
    a name or `*` after `.`
      `.` の後の名前か `*`
    `&&`, `||`, `,` or `]`
      `&&`、`||`、`,`、`]` のどれか
    a name in quotes, an index, a slice, `*` or `?` with a filter
      引用符つきの名前、位置、範囲、`*`、フィルターつきの `?` のどれか
    a number or a text in quotes
      数値か、引用符つきのテキスト
    the end of the path
      パスの終わり
    column {0}
      {0} 桁目
    at most {0} steps
      {0} 段階まで
    `(` before `)`
      `)` の前の `(`
    a character
      文字
    something to repeat before `{0}`
      `{0}` の前の、繰り返すもの
    `\\` before `{0}`
      `{0}` の前の `\\`
    at most {0} levels of parentheses
      括弧の入れ子は {0} 階層まで
    a plain group; `(?` has no meaning
      普通のグループ。`(?` に意味はありません
    `)` at the end of a group
      グループの終わりの `)`
    `}` at the end of a count
      回数の終わりの `}`
    counts in order
      小さい順の回数
    a number after `{` or `,`
      `{` か `,` の後の数
    `-` at the start or end of a class
      文字クラスの始まりか終わりの `-`
    a range from a lower to a higher character
      小さい文字から大きい文字への範囲
    `]` at the end of a class
      文字クラスの終わりの `]`
    `\\` before `{0}` in a class
      文字クラスの `{0}` の前の `\\`
    a character after `\\`
      `\\` の後の文字
    `[0-9]` or `\\p{Nd}` instead of `\\d`
      `\\d` の代わりの `[0-9]` か `\\p{Nd}`
    `[0-9A-Za-z_]` or `[\\p{L}\\p{N}_]` instead of `\\w`
      `\\w` の代わりの `[0-9A-Za-z_]` か `[\\p{L}\\p{N}_]`
    `[ \\t\\n\\r]` or `\\p{Z}` instead of `\\s`
      `\\s` の代わりの `[ \\t\\n\\r]` か `\\p{Z}`
    another escape than `\\{0}`
      `\\{0}` 以外のエスケープ
    a category such as `\\p{L}` or `\\p{Lu}`
      `\\p{L}` や `\\p{Lu}` のような種類
    {0}: expected {1}, found {2}
      {0}: {1} が必要ですが、{2} がありました
    `|`, `?` or the end of the shape
      `|`、`?`、または形の終わり
    the end of the shape
      形の終わり
    at most 64 shapes inside one another
      形の入れ子は 64 階層まで
    `|` or `)`
      `|` か `)`
    a shape such as integer, [string] or { id: integer }
      integer、[string]、{ id: integer } のような形
    the name of a shape, or a kind of value such as integer
      形の名前か、integer のような値の種類
    `key]`, for keys that are data
      データであるキーのための `key]`
    `:` after {0}
      {0} の後の `:`
    a key or `}`
      キーか `}`
    `"` at the end of the key
      キーの終わりの `"`
    a key as JSON spells it
      JSON の書き方のキー
    expected a value after {0}
      {0} の後に値が必要です
    `{0}` has no option {1}
      `{0}` にオプション {1} はありません
    `{0}` takes {1}
      `{0}` が取るのは {1} です
    expected a number of at least {0}, found {1}
      {0} 以上の数が必要ですが、{1} がありました
    expected a rate such as 2/s or 30/m, found {0}
      2/s や 30/m のような頻度が必要ですが、{0} がありました
    a header's value follows its colon without a blank; one that is not to be sent stands last
      ヘッダーの値は、コロンの後に空白を置かずに書きます。送らないヘッダーは最後に書きます
    expected nothing after `;`, which sends the header empty
      `;` はヘッダーを空で送るので、後には何も書けません
    expected a header's name before `:`
      `:` の前にヘッダーの名前が必要です
    a header cannot be named "{0}"
      "{0}" はヘッダーの名前にできません
    expected {0} to step into, found {1}
      中に入るには {0} が必要ですが、{1} がありました
    expected `[` or the end of the name
      `[` か名前の終わりが必要です
    a name nests at most {0} deep
      名前の入れ子は {0} 階層までです
    expected a key or `[` before `]`
      `]` の前にキーか `[` が必要です
    expected a key, an index or `]`
      キー、位置、`]` のどれかが必要です
    expected an index or `]`
      位置か `]` が必要です
    expected `]`
      `]` が必要です
    an index is at most {0}
      位置は {0} までです
    an index counts from 0; it cannot be negative
      位置は 0 から数えます。負にはできません
    `{0}` takes {1} behind it: {2} {3}
      `{0}` の後には {1} が必要です: {2} {3}
    {0} words
      {0} 語
    expected a command
      コマンドが必要です
    whether colours stay in a pipe or a file
      パイプやファイルに色を残すか
    , found {0}
      が、{0} がありました
    expected auto, always or never{0}
      auto、always、never のどれかが必要です{0}
    a {0} is open; ^C leaves 
      {0} が開いています。^C でやめます: 
    expected a command before this
      この前にコマンドが必要です
    setting an item has no output for this to take
      項目の設定には、これに渡す出力がありません
    expected an item; a request begins with its method
      項目が必要です。リクエストはメソッドで始めます
    expected the end of the path; a segment begins with a dot or a bracket
      パスの終わりが必要です。次の部分はドットか括弧で始まります
    this program
      このプログラム
    expected {0} after {1}
      {1} の後に {0} が必要です
    the option {0} of {1}, which {2}, does not work here
      {1} のオプション {0}（{2}）は、ここでは使えません
    there is no option --help
      オプション --help はありません
    there is no option {0}
      オプション {0} はありません
    the option {0} of {1} has no counterpart here
      {1} のオプション {0} に当たるものは、ここにありません
    expected a value here
      ここに値が必要です
    `{0}` is known to the program only: here a value stands in the call itself
      `{0}` はプログラムだけが知っています。ここでは値を直接書きます
    expected a URL
      URL が必要です
    a header's value
      ヘッダーの値
    a form
      フォーム
    this cannot be {0} here
      これはここでは {0} にできません
    nothing does here what `{0}` does there
      `{0}` に当たるものは、ここにありません
    expected a URL after `-Uri`
      `-Uri` の後に URL が必要です
    an argument
      引数
    expected a URL after curl
      curl の後に URL が必要です
    a HEAD request has no body
      HEAD リクエストにボディはありません
    this is {0}; here a request begins with its method
      これは {0} です。ここではリクエストをメソッドで始めます
    part of a program
      プログラムの一部
    expected an item, such as q=={0} or name={1}
      q=={0} や name={1} のような項目が必要です
    {0} names another request or another file, which is not read here
      {0} は別のリクエストか別のファイルを示しています。ここでは読みません
    what comes of several commands is shown: nothing takes it behind the last
      複数のコマンドの結果は表示されます。最後のものの後では渡せません
    a command is fed one thing; this is a second
      コマンドに渡せるのは 1 つですが、2 つ目があります
    {0} changes how the request is sent, and does not work before it here
      {0} は送り方を変えますが、この前では効きません
    expected one command: this begins another
      コマンドは 1 つですが、ここから 2 つ目が始まります
    """
}
