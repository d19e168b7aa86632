extension JapaneseWords {
  static let problems7: StaticString = """
    1 other place does not fit
      ほかに 1 か所が合いません
    {0} other places do not fit
      ほかに {0} か所が合いません
    it has no front matter; an article begins with ---, title: TITLE, tags: [TAG], private: true, ---
      フロントマターがありません。記事は ---、title: TITLE、tags: [TAG]、private: true、--- で始まります
    its front matter says ignorePublish: true, so that it is not posted
      フロントマターに ignorePublish: true とあるので、投稿しません
    its {0} is to be a text
      {0} はテキストでなければなりません
    its {0} is to be true or false
      {0} は true か false でなければなりません
    its tags are to be a list, such as tags: [Swift]
      tags は tags: [Swift] のようなリストでなければなりません
    it has no title
      題名がありません
    there is no text behind its front matter
      フロントマターの後に本文がありません
    it has {0} tags; Qiita wants 1 to {1}
      タグが {0} 個あります。Qiita では 1 から {1} 個です
    one of its tags is empty
      空のタグがあります
    a tag has no blanks, as {0} has
      タグに空白は使えませんが、{0} にあります
    it is private, and its {0} is for public ones
      非公開なので、公開記事用の {0} は使えません
    its campaign asks for consent to its terms: agreed_posting_campaign_term: true in the front matter
      キャンペーンの規約への同意が必要です: フロントマターに agreed_posting_campaign_term: true
    its front matter has no end: a line of --- is missing
      フロントマターの終わりの --- の行がありません
    its front matter is YAML, for which {0}; to install it, in a shell: apt-get install libyaml-0-2
      フロントマターは YAML ですが、{0}。インストールするには、シェルで: apt-get install libyaml-0-2
    its front matter is no YAML that can be read: {0}
      フロントマターを YAML として読み取れません: {0}
    expected the name of a block and `{`
      ブロックの名前と `{` が必要です
    `{0} {1}` is never closed
      `{0} {1}` が閉じられていません
    expected NAME: VALUE
      NAME: VALUE が必要です
    `'''` is never closed
      `'''` が閉じられていません
    it is {0}, and only HTTP is spoken here
      {0} ですが、ここでは HTTP だけに対応しています
    it has no URL
      URL がありません
    the variable {0}, which a program computes
      プログラムが計算する変数 {0}
    the check of {0}
      {0} の確認
    the file of its body is not chosen
      ボディのファイルが選ばれていません
    its body is of the mode {0}, which is not known here
      ボディのモード {0} には対応していません
    its OAuth 2 token is asked for by Bruno itself
      OAuth 2 のトークンは Bruno 自身が求めます
    it is signed by {0}, which is not done here
      {0} の署名には対応していません
    a collection of Bruno
      Bruno のコレクション
    its body is of the type {0}, which is not known here
      ボディの型 {0} には対応していません
    the file of its part {0} is not chosen
      パート {0} のファイルが選ばれていません
    a variable that a program computes
      プログラムが計算する変数
    its method is not known here
      メソッドに対応していません
    it is a WebSocket, and only HTTP is spoken here
      WebSocket ですが、ここでは HTTP だけに対応しています
    it is not HTTP
      HTTP ではありません
    its URL has more than one line
      URL が複数行です
    it has a header with a name that HTTP does not allow
      HTTP で許されない名前のヘッダーがあります
    its header {0} has more than one line
      ヘッダー {0} が複数行です
    its header {0} means something else in a file of requests
      ヘッダー {0} は、リクエストのファイルでは別の意味になります
    its user has a colon in it
      ユーザー名にコロンがあります
    its user or its password is empty, or has a blank in it
      ユーザー名かパスワードが空か、空白があります
    its GraphQL variables are no object of JSON
      GraphQL の変数が JSON のオブジェクトではありません
    the answer
      応答
    a Postman environment
      Postman の環境
    it is no collection of requests
      リクエストのコレクションではありません
    it has no request
      リクエストがありません
    no folder above it has a bruno.json, a collection.bru or an opencollection.yml
      上のフォルダーに bruno.json、collection.bru、opencollection.yml がありません
    left out: {0}
      除外: {0}
    left out: it needs a value that only a .http file makes anew
      除外: .http ファイルだけが作れる値が必要です
    left out: a check of line {0}
      除外: {0} 行目の確認
    left out: the variable {0} of line {1}
      除外: {1} 行目の変数 {0}
    its value {{${0}}} is made by another program
      値 {{${0}}} は別のプログラムが作ります
    expected {0}
      {0} が必要です
    line {0}, column {1}: {2}
      {0} 行 {1} 桁: {2}
    line {0}: {1}
      {0} 行目: {1}
    a script changes it before it is sent
      送信前にスクリプトが変更します
    a script makes {{{0}}} before it is sent
      送信前にスクリプトが {{{0}}} を作ります
    a part of a script
      スクリプトの一部
    `{0}` of a script
      スクリプトの `{0}`
    the value of the secret {0}, which is not in the file
      秘密 {0} の値（ファイルにありません）
    a check of a secret
      秘密の確認
    a part of the answer that has no name here
      ここでは名前のない、応答の一部
    line {0}
      {0} 行目
    {0}{1}: {2}, so it is not sent
      {0}{1}: {2}ので、送りません
    a file of requests
      リクエストのファイル
    a HAR file
      HAR ファイル
    a file of lines
      行のファイル
    a description of an API
      API 記述
    a Postman collection
      Postman のコレクション
    an export of Insomnia
      Insomnia の書き出し
    a request of Bruno
      Bruno のリクエスト
    a Hurl file
      Hurl のファイル
    an export of Thunder Client
      Thunder Client の書き出し
    the environments of a file of requests
      リクエストのファイルの環境
    a file of credentials
      認証情報のファイル
    a JSON file
      JSON ファイル
    a YAML file
      YAML ファイル
    a TOML file
      TOML ファイル
    an XML file
      XML ファイル
    a text in Markdown
      Markdown のテキスト
    a program in another language
      別の言語のプログラム
    no text
      テキストではない
    of no kind that is known here
      ここで対応していない種類
    it is deeper than {0} levels
      {0} 階層より深いです
    a list with so large a hole is not made
      これほど大きく飛んだリストは作れません
    it makes no JSON
      JSON になりません
    a line begins with `json`
      行は `json` で始まります
    a name is missing behind `.`
      `.` の後に名前がありません
    expected `.`, `[` or `=`
      `.`、`[`、`=` のどれかが必要です
    expected a position or a key in quotes between brackets
      括弧の中に、位置か引用符つきのキーが必要です
    a key in quotes does not end with `"]`
      引用符つきのキーが `"]` で終わっていません
    expected ` = ` and a value
      ` = ` と値が必要です
    what stands behind `=` is not JSON
      `=` の後が JSON ではありません
    {0} entries
      {0} 件の項目
    left out: {0} of {1}: URLs, {2}
      除外: {1} のうち {0}: URL、{2}
    which nobody is asked for
      誰にもリクエストしないもの
    which are no requests and answers
      リクエストと応答でないもの
    which are not HTTP
      HTTP でないもの
    the body could not be read again
      ボディを読み直せません
    expected a HAR log with entries
      項目のある HAR ログが必要です
    an entry of a {0}: URL
      {0}: URL の項目
    , no answer
      （応答なし）
    expected an entry with a request
      リクエストのある項目が必要です
    expected a method
      メソッドが必要です
    expected a request with a url
      url のあるリクエストが必要です
    expected an http or https URL
      http か https の URL が必要です
    expected base64
      base64 が必要です
    expected the code of a failure, such as network.reset
      network.reset のような失敗のコードが必要です
    the recording holds no response
      記録にレスポンスがありません
    comments in JSON bodies
      JSON ボディのコメント
    workflow {0}, {1} step{2}
      ワークフロー {0}（{1} 手順{2}）
    once for each value of a list
      リストの値ごとに 1 回
    on a condition
      条件つき
    """
}
