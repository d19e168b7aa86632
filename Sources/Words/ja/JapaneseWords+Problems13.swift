extension JapaneseWords {
  static let problems13: StaticString = """
    version {0} is read as though it were 3.1
      バージョン {0} は 3.1 として読みます
    there are no `paths`
      `paths` がありません
    `paths` is no object
      `paths` がオブジェクトではありません
    the path `{0}` does not begin with `/`
      パス `{0}` が `/` で始まっていません
    the path `{0}` holds no object
      パス `{0}` がオブジェクトではありません
    `{0}` of `{1}` is no method
      `{1}` の `{0}` はメソッドではありません
    `{0}` of `{1}` is no object
      `{1}` の `{0}` がオブジェクトではありません
    `{0} {1}` is there twice; the first is taken
      `{0} {1}` が 2 回あります。最初のものを使います
    is outside this document, and only what is inside is followed
      はこの文書の外にあり、たどるのは中だけです
    `{0}` leads nowhere
      `{0}` の先がありません
    `{0}` leads back to itself
      `{0}` は自分自身に戻ります
    the text is empty
      テキストが空です
    this is YAML, for which {0}
      これは YAML ですが、{0}
    this is no YAML that can be read: {0}
      YAML として読み取れません: {0}
    this is {0}, and only OpenAPI, Swagger and JSON Hyper-Schema are read
      これは {0} です。読めるのは OpenAPI、Swagger、JSON Hyper-Schema だけです
    this is HTML or XML, neither JSON nor YAML: perhaps the page that shows the description
      これは JSON でも YAML でもなく、HTML か XML です。API 記述を表示するページかもしれません
    this is not JSON: {0}
      JSON ではありません: {0}
    an OpenAPI document is an object, this is {0}
      OpenAPI の文書はオブジェクトですが、これは {0} です
    neither `openapi` nor `swagger` says what version this is; it may not be OpenAPI at all
      `openapi` も `swagger` もなく、バージョンがわかりません。OpenAPI ではないかもしれません
    this is a JSON Schema without `links`: it says what values are like, and nothing of an API
      `links` のない JSON Schema です。値の形だけで、API については書かれていません
    version {0} is not known here; OpenAPI 3.0 to 3.2 and Swagger 2.0 are
      バージョン {0} には対応していません。対応しているのは OpenAPI 3.0 から 3.2 と Swagger 2.0 です
    A line or the whole head is too long.
      1 行かヘッダー部全体が長すぎます。
    A line ends with CR LF, and neither stands alone.
      行は CR LF で終わり、どちらも単独では使えません。
    The request did not come in time.
      リクエストが時間内に届きませんでした。
    nothing was written: the text holds the secret {0} in a form that could not be replaced
      何も書いていません。秘密 {0} が、置き換えられない形でテキストに含まれています
    places such as header.x-tenant, body.items[*].customer, query.pin, ssn or /[0-9]{9}/, not {0}
      header.x-tenant、body.items[*].customer、query.pin、ssn、/[0-9]{9}/ のような場所で、{0} ではありません
    (no body)
      （ボディなし）
    binary data
      バイナリーデータ
    web page
      ウェブページ
    PNG image
      PNG 画像
    JPEG image
      JPEG 画像
    GIF image
      GIF 画像
    WebP image
      WebP 画像
    PDF document
      PDF 文書
    zip archive
      zip アーカイブ
    gzip data
      gzip データ
    zstd data
      zstd データ
    tar archive
      tar アーカイブ
    {0} {1} lines in all: 
      {0} 全部で {1} 行: 
    {0} {1} in all: 
      {0} 全部で {1}: 
    , {0} of them
      （{0} 個）
    {0} {1} more{2}; all: 
      {0} ほかに {1}{2}。全部は: 
    {0} without a value
      値のないもの {0} 件
    up to {0}
      {0} まで
    a bar is {0} wide
      棒の幅は {0} です
    how many in each of {0} equal spans, in UTC
      等しい {0} 区間ごとの数（UTC）
    averages in each of {0} equal spans, in UTC
      等しい {0} 区間ごとの平均（UTC）
    how many
      個数
    {0} in each of {1} equal spans, in UTC
      等しい {1} 区間ごとの {0}（UTC）
    no differences
      違いはありません
    {0} {1} more
      {0} ほかに {1}
    the first 
      最初の
    , {0} not shown
      （表示していないもの {0} 件）
    query {0}
      クエリ {0}
    the same JSON
      同じ JSON
    with other blanks
      空白が違う
    following redirects
      リダイレクトをたどる
    checking certificates
      証明書を検証する
    no differences: both send the same
      違いはありません。両方とも同じものを送ります
    the same shape
      同じ形
    , not always there
      （ない場合もあります）
    after the body
      ボディの後
    not sent to {0}: {1}
      {0} には送っていません: {1}
    {0} {1} was not sent to {2}; {3} was
      {1} の {0} は {2} に送っていません。{3} は送りました
    the proxy 
      プロキシ 
    connection to {0}{1} used again
      {0}{1} への接続を再利用
     to {0}
      {0} へ
    not resolved
      名前解決できず
    , which {0} names
      （{0} が示すもの）
     to the proxy {0}{1}
      （プロキシ {0}{1} へ）
    not connected
      接続できず
    not agreed
      確立できず
    certificate of {0}
      {0} の証明書
    issued by {0}
      発行者 {0}
    valid from {0} to {1}
      有効期間 {0} から {1}
    held back, as they belong to another origin: {0}
      別のオリジンのものなので送らず: {0}
    sent, with a body of {0}
      送信（ボディ {0}）
    no response came
      レスポンスなし
    the connection is dead; sent again on another
      接続が切れていたので、別の接続で再送
    first byte came
      最初のバイトが届く
     ({0} on the wire)
      （通信量 {0}）
     into {0}
      （{0} へ）
    received {0}{1}{2}
      受信 {0}{1}{2}
    (the contents of {0})
      （{0} の内容）
    sent twice
      2 回送信
    sent {0} times
      {0} 回送信
    kept from request {0}
      リクエスト {0} から保存
    a row down, up
      下の行、上の行
    into a value, out of it; in a table the next column
      値の中へ、外へ。表では隣の列
    unfolds all, folds all, opens so many levels
      全部展開、全部折りたたみ、指定の階層まで展開
    the first row, the last
      最初の行、最後の行
    a screen down, up
      1 画面下、上
    looks for a text; the next place, the one before
      テキストを検索。次の場所、前の場所
    goes to a key by a few of its letters
      いくつかの文字でキーへ移動
    the same key in the next item, in the one before
      次の要素の同じキー、前の要素の同じキー
    rows and columns, and back
      表にする、戻す
    sorts the list by what the cursor is at; again: falling, off
      カーソルの値でリストを並べ替え。もう一度で降順、解除
    shows items that have a text, or where @.price > 3 holds
      テキストを含む要素、または @.price > 3 の成り立つ要素を表示
    wraps long values
      長い値を折り返す
    marks a value; compares two
      値に印を付ける。2 つを比べる
    copies the path, the value, its JSON
      パス、値、JSON をコピー
    leaves, with the path on the prompt
      パスをプロンプトに入れて終了
    leaves with get {{PATH}} there, at a URL
      URL の所で、get {{PATH}} を入れて終了
    runs a line of Apus
      Apus の行を実行
    stops Apus, as at the prompt
      プロンプトと同じく Apus を止める
    {0} in all
      全部で {0}
    no URL is here
      ここに URL はありません
    no such key; ? shows those there are
      そのキーはありません。? で一覧を表示します
    no list is around this
      この周りにリストはありません
    no item comes after this
      この後に要素はありません
    no item comes before this
      この前に要素はありません
    no list is here to sort
      並べ替えるリストがここにありません
    no list is here to filter
      絞り込むリストがここにありません
    no item is left where {0}
      {0} に合う要素がありません
    """
}
