extension JapaneseWords {
  static let screens2: StaticString = """
    1 damaged line in the history {0} was skipped
      履歴 {0} の壊れた 1 行を飛ばしました
    {0} damaged lines in the history {1} were skipped
      履歴 {1} の壊れた {0} 行を飛ばしました
    {0} in {1} looks like a secret
      {1} に秘密らしいものが {0}
    {0} in {1} look like a secret
      {1} に秘密らしいものが {0}
    {0} needs {1} in the environment, which is not set
      {0} には環境の {1} が必要ですが、未設定です
    {0} needs {1} in the environment, which are not set
      {0} には環境の {1} が必要ですが、未設定です
    {0} line in {1}
      {1} に {0} 行
    {0} lines in {1}
      {1} に {0} 行
    {0} of {1} asked for; every promise was kept
      {1} 件中 {0} 件が求められました。約束はすべて守られました
    1 request
      1 リクエスト
    {0} requests
      {0} リクエスト
    1 operation
      1 操作
    1 answer
      1 件の応答
    {0} answers
      {0} 件の応答
    1 line
      1 行
    {0} lines
      {0} 行
    1 place
      1 か所
    {0} places
      {0} か所
    1 element
      1 要素
    {0} elements
      {0} 要素
    1 run
      1 回
    {0} runs
      {0} 回
    1 file
      1 ファイル
    {0} files
      {0} ファイル
    1 difference
      違い 1 件
    {0} differences
      違い {0} 件
    1 value
      1 個の値
    {0} values
      {0} 個の値
    1 minute
      1 分
    {0} minutes
      {0} 分
    1 hour
      1 時間
    {0} hours
      {0} 時間
    1 day
      1 日
    {0} days
      {0} 日
    1 cookie
      Cookie 1 個
    {0} cookies
      Cookie {0} 個
    1 warning
      警告 1 件
    {0} warnings
      警告 {0} 件
    1 time
      1 回
    1 text
      1 個のテキスト
    {0} texts
      {0} 個のテキスト
    1 tag
      1 個のタグ
    {0} tags
      {0} 個のタグ
    1 shell command
      シェルのコマンド 1 個
    {0} shell commands
      シェルのコマンド {0} 個
    1 rule
      1 個のルール
    {0} rules
      {0} 個のルール
    1 row
      1 行
    {0} rows
      {0} 行
    1 page
      1 ページ
    {0} pages
      {0} ページ
    1 other change
      その他の変更 1 件
    {0} other changes
      その他の変更 {0} 件
    1 breaking change
      互換性を壊す変更 1 件
    {0} breaking changes
      互換性を壊す変更 {0} 件
    … 1 more row
      … ほか 1 行
    … {0} more rows
      … ほか {0} 行
    … 1 more column
      … ほか 1 列
    … {0} more columns
      … ほか {0} 列
    … 1 more field
      … ほか 1 フィールド
    … {0} more fields
      … ほか {0} フィールド
    1 more column
      ほか 1 列
    {0} more columns
      ほか {0} 列
    1 more row
      ほか 1 行
    {0} more rows
      ほか {0} 行
    1 link
      1 個のリンク
    {0} links
      {0} 個のリンク
    1 key
      1 個のキー
    {0} keys
      {0} 個のキー
    1 item
      1 項目
    {0} items
      {0} 項目
    1 field
      1 フィールド
    {0} fields
      {0} フィールド
    1 event
      1 件のイベント
    {0} events
      {0} 件のイベント
    1 character
      1 文字
    {0} characters
      {0} 文字
    1 session
      1 セッション
    1 check
      確認 1 件
    {0} checks
      確認 {0} 件
    1 secret
      1 個の秘密
    {0} secrets
      {0} 個の秘密
    1 host
      1 個のホスト
    1 word
      1 語
    {0} understood
      理解 {0} 件
    {0} in the way
      妨げ {0} 件
    problem: 
      問題: 
    1 check does not hold ({0})
      確認 1 件が不成立（{0}）
    {0} checks do not hold ({1})
      確認 {0} 件が不成立（{1}）
    1 shown, none sent
      1 件を表示、送信なし
    {0} left
      残り {0}
    all operations
      全操作
    no value
      値なし
    not set
      未設定
    a type
      型
    an array of {0}
      {0} の配列
    array of integer
      整数の配列
    array of string
      文字列の配列
    array of object
      オブジェクトの配列
    more follows
      続きがあります
    the query
      クエリ
    cancelled
      中止しました
    requests so far: {0}
      これまでのリクエスト: {0}
    listening on {0}{1}
      {0}{1} で待ち受けています
    expected {0} at {1}
      {1} に {0} が必要です
    expected {0} at {1}, found null
      {1} に {0} が必要ですが、null でした
    expected {0} at {1}, found {2}
      {1} に {0} が必要ですが、{2} がありました
    expected {0} at {1}, found {2} (line {3}, column {4})
      {1} に {0} が必要ですが、{2} がありました（{3} 行 {4} 桁）
    expected {0} at the top
      最上位に {0} が必要です
    expected {0} at the top, found {1}
      最上位に {0} が必要ですが、{1} がありました
    expected {0} at the top, found {1} (line {2}, column {3})
      最上位に {0} が必要ですが、{1} がありました（{2} 行 {3} 桁）
    no key {0} at {1}
      {1} にキー {0} がありません
    expected {0}, found no such header
      {0} が必要ですが、そのヘッダーがありません
    expected {0}, found no such time
      {0} が必要ですが、その時間がありません
    """
}
