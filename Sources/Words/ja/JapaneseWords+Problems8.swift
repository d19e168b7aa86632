extension JapaneseWords {
  static let problems8: StaticString = """
    {0}, so the request is not sent
      {0}。そのため送りません
    line {0}: {1}, so the request is not sent
      {0} 行目: {1}。そのため送りません
    line {0}: {1} is not done here, so the request is not sent
      {0} 行目: {1} には対応していないので、送りません
    something like `status == 200` is expected
      `status == 200` のようなものが必要です
    {0} is not known here
      {0} には対応していません
    expected NAME: VALUE, found {0}
      NAME: VALUE が必要ですが、{0} がありました
    Authorization: {0} … is a recipe, which is not followed here; what stands in it would be sent as it is
      Authorization: {0} … は手順の指定で、ここでは従いません。そのままの文字が送られることになります
    a list and a name are expected
      リストと名前が必要です
    the script {0}
      スクリプト {0}
    {0} begins no answer
      {0} は応答の始まりではありません
    a script begins here and never ends
      ここで始まるスクリプトが終わっていません
    {0}, because one file is run at a time
      {0}。一度に実行するのは 1 ファイルです
    {{$processEnv {0}}} takes it from the environment
      環境からは {{$processEnv {0}}} で取ります
    ${0} is sent as it stands; {1}
      ${0} はそのまま送られます。{1}
    {0} is not spoken here, only HTTP
      {0} には対応していません。HTTP だけです
    expected a request, such as GET https://…
      GET https://… のようなリクエストが必要です
    nothing is there to keep as {0}
      {0} として残すものがありません
    a check of a secret does not hold
      秘密の確認が成り立ちません
    {0} does not hold
      {0} が成り立ちません
    it is disabled
      無効にされています
    @when does not hold
      @when が成り立ちません
    @skip-if holds
      @skip-if が成り立ちます
    line {0}: a list is expected
      {0} 行目: リストが必要です
    {0} shown, none sent
      {0}件を表示、送信なし
    {0} sent
      送信 {0}
    {0} skipped ({1})
      省略 {0}（{1}）
    1 check holds
      確認 1 件が成立
    {0} checks hold
      確認 {0} 件が成立
    expected NAME.response.body.PATH or NAME.response.headers.NAME, found {0}
      NAME.response.body.PATH か NAME.response.headers.NAME が必要ですが、{0} がありました
    no request named {0} was sent before this one
      これより前に {0} という名前のリクエストは送っていません
    {0} has no {1} header {2}
      {0} の{1}にヘッダー {2} がありません
    nothing is at {0} of {1}
      {1} の {0} には何もありません
    {{{0} is never closed; expected `}}`
      {{{0} が閉じられていません。`}}` が必要です
    a value leads out of its part of the path by `..`
      値の `..` がパスのその部分の外に出ます
    {0} is not filled in; a brace that is meant is written %7B
      {0} が埋められていません。波括弧そのものは %7B と書きます
    {0} is {1}, and a part of a URL is a text or a number
      {0} は {1} ですが、URL の一部になるのはテキストか数値です
    {0} is nothing
      {0} には値がありません
    the file {0} cannot be read: {1}
      ファイル {0} を読み取れません: {1}
    the file {0} is not text, and can be no part of a larger body
      ファイル {0} はテキストではないので、より大きなボディの一部にできません
    the variable {0} is made of itself
      変数 {0} が自分自身から作られています
    {0} is a secret of the session, and a file takes its secrets from the environment
      {0} はセッションの秘密ですが、ファイルは秘密を環境から取ります
    line {0} keeps {1}, and has not found it or was not run
      {0} 行目が {1} を残しますが、見つからなかったか、実行していません
    {0} depends on the environment: {1}
      {0} は環境によって変わります: {1}
    there is no variable named {0} in the file, beside it or in the session
      ファイル、その隣、セッションのどこにも、変数 {0} がありません
    the environment has no {0}
      環境に {0} がありません
    there is no {0} in a file .env beside this one
      隣の .env ファイルに {0} がありません
    there is no {0} here; there are {1}
      ここに {0} はありません。あるのは {1} です
    expected status {0}, found {1}
      ステータス {0} のはずが、{1} でした
    a step without using=NAME
      using=NAME のない手順
    no request is named {0}
      {0} という名前のリクエストはありません
    {0} is no range
      {0} は範囲ではありません
    there is no request {0}; there are {1}
      リクエスト {0} はありません。あるのは {1} です
    {0} is not JSON
      {0} は JSON ではありません
    a text
      テキスト
    the last answer's 
      最後の応答の
    a variable
      変数
    the status's text
      ステータスの文言
    the body's text
      ボディのテキスト
    content type
      コンテンツタイプ
    a value is missing
      値がありません
    two values are expected
      値が 2 つ必要です
    {0} of an answer is not known here
      応答の {0} には対応していません
    {0}(…) is not known here
      {0}(…) には対応していません
    there is no {0} here
      ここに {0} はありません
    a name in it is not known here
      使われている名前がここにはありません
    {0} is not understood here
      ここの {0} が理解できません
    it ends too early
      途中で終わっています
    it is JavaScript
      JavaScript です
    it is too deep
      深すぎます
    a statement
      文
    the version of TLS
      TLS のバージョン
    the backtick is never closed
      バッククォートが閉じられていません
    ``` is never closed
      ``` が閉じられていません
    its body has marks that are read in a way of Hurl's own
      ボディに Hurl 独自の記号があります
    expected `;` behind {0}…
      {0}… の後に `;` が必要です
    its body is bytes that are no text
      ボディがテキストでないバイトです
    the JSON that begins here is never closed
      ここで始まる JSON が閉じられていません
    expected a name before `:`
      `:` の前に名前が必要です
    the file says to skip it
      ファイルで飛ばすよう指定されています
    its option {0} is not done here
      オプション {0} には対応していません
    the option {0}
      オプション {0}
    expected a method and a URL
      メソッドと URL が必要です
    expected one body, and this is another
      ボディは 1 つですが、2 つ目があります
    a request has no section [{0}]
      リクエストに [{0}] のセクションはありません
    expected a status, or `*`
      ステータスか `*` が必要です
    the body that is expected
      求めるボディ
    the capture {0}
      取り出す値 {0}
    an answer has no section [{0}]
      応答に [{0}] のセクションはありません
    its OAuth 2 token is asked for by Insomnia itself
      OAuth 2 のトークンは Insomnia 自身が求めます
    it is of Insomnia's form {0} without `resources`, and 4 and 5 are read
      `resources` のない Insomnia の形式 {0} です。読めるのは 4 と 5 です
    an export of Insomnia names its form
      Insomnia の書き出しには形式の指定があります
    the test {0}
      テスト {0}
    Insomnia fills in its {% {0} %}
      {% {0} %} は Insomnia が埋めます
    a word is none that such a file has
      このファイルにない語があります
    there is no machine before it
      前に machine がありません
    nothing follows {0}
      {0} の後に何もありません
    a quote that opens there is never closed
      そこで始まる引用符が閉じられていません
    {0}, which NETRC names,
      NETRC の示す {0}
    {0} is not understood in its line {1}: {2}
      {0} の {1} 行目が理解できません: {2}
    its OAuth 2 token is asked for by Postman itself
      OAuth 2 のトークンは Postman 自身が求めます
    its GraphQL operation {0} is chosen by name
      GraphQL の操作 {0} が名前で選ばれています
    an environment of Postman's has a list `values`
      Postman の環境にはリスト `values` があります
    it is of Postman's form 1; export it again as 2.1
      Postman の形式 1 です。2.1 で書き出し直してください
    a Postman collection has a list `item`
      Postman のコレクションにはリスト `item` があります
    `apus practice` takes {0}, not {1}
      `apus practice` が取るのは {0} で、{1} ではありません
    {0} takes no value
      {0} は値を取りません
    --listen {0} lets everyone in the network ask this machine; --allow-network says that you mean it
      --listen {0} では、ネットワークの誰もがこのマシンにリクエストできます。それでよければ --allow-network を付けてください
    `apus practice status` takes a URL and --key, not {0}
      `apus practice status` が取るのは URL と --key で、{0} ではありません
    `apus practice status` needs the address and the key that `apus practice --class` printed
      `apus practice status` には、`apus practice --class` が表示したアドレスとキーが必要です
    --listen takes an address of this machine as four numbers, not {0}
      --listen が取るのは、このマシンのアドレス（4 つの数）で、{0} ではありません
    --class takes a number of students from 1 to {0}, not {1}
      --class が取るのは 1 から {0} の人数で、{1} ではありません
    --port takes a number from 0 to 65535, not {0}
      --port が取るのは 0 から 65535 の数で、{0} ではありません
    --allow-host takes a name, not {0}
      --allow-host が取るのは名前で、{0} ではありません
    {0} takes an origin, not {1}
      {0} が取るのはオリジンで、{1} ではありません
    """
}
