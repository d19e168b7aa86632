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
    Words: {0}.
      種類の語: {0}
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
    """
}
