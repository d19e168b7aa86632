extension JapaneseWords {
  static let problems1: StaticString = """
    expected a list such as [1, 2]
      [1, 2] のようなリストが必要です
    expected a list such as {{ids}}, .items[*].id or [1, 2], found {0}
      {{ids}}、.items[*].id、[1, 2] のようなリストが必要ですが、{0} がありました
    request {0} got no response
      リクエスト {0} にはレスポンスがありませんでした
    response {0} sets no cookie {1}
      レスポンス {0} は Cookie {1} を設定していません
    response {0} has no header {1}
      レスポンス {0} にヘッダー {1} がありません
    ; there is {0}
      。あるのは {0} です
    response {0} has {1} headers {2}, and one is needed
      レスポンス {0} にはヘッダー {2} が {1} 個ありますが、必要なのは 1 個です
    there is no request {0}
      リクエスト {0} はありません
    there is no response yet to take a header or a status from
      ヘッダーやステータスを取り出すレスポンスがまだありません
    in a filter a member is written with `@.` before it
      フィルターでは、メンバーの前に `@.` を書きます
    expected {0}, found {1}
      {0} が必要ですが、{1} がありました
    several values are at {0}, and one is needed
      {0} には値が複数ありますが、必要なのは 1 つです
    {0} is not a path: {1}
      {0} はパスではありません: {1}
    nothing was selected yet that $_ could name
      $_ が指すものは、まだ選ばれていません
    there is no response yet to take {0} from
      {0} を取り出すレスポンスがまだありません
    has no body
      にはボディがありません
    is not JSON
      は JSON ではありません
    nothing is at {0}: response {1} {2}
      {0} には何もありません: レスポンス {1} {2}
    nothing is at {0}
      {0} には何もありません
    {0} has no key {1}
      {0} にキー {1} はありません
    {0} is an object, which has keys
      {0} はオブジェクトで、中身はキーです
    {0} is an empty array
      {0} は空の配列です
    {0} has {1}
      {0} の要素は {1} です
    {0} is an array
      {0} は配列です
    the values of {0} overlap and come to more than {1} beyond their body
      {0} の値は重なり合い、ボディを {1} 以上超えます
    the last response points to what cannot be asked: {0}
      最後のレスポンスの示す先はリクエストできません: {0}
    line {0}: a quote opens that is not closed
      {0} 行目: 引用符が閉じられていません
    what is nested deeper than others are, or comes behind too much, is left out
      深すぎるもの、多すぎるものは除かれています
    JSON line
      JSON の行
    line {0} is not JSON: expected {1}, found {2} in column {3}
      {0} 行目は JSON ではありません: {3} 桁目に {1} が必要ですが、{2} がありました
    JSON value
      JSON の値
    user and password
      ユーザー名とパスワード
    a token, as OAuth 2 sends it
      OAuth 2 の形式のトークン
    user and password, never sent as they are
      ユーザー名とパスワード（そのままでは送られない）
    URLSession on Linux answers none for digest authentication.
      Linux の URLSession は、ダイジェスト認証に応答しません。
    a header of your own
      独自のヘッダー
    a token, as GitHub took it first
      以前の GitHub の形式のトークン
    a value in the path {0} is empty
      パス {0} の値が空です
    the parameters are not an object with a name for each value
      パラメーターが、名前と値のオブジェクトではありません
    {0} cannot be encoded: {1}
      {0} を符号化できません: {1}
    the exchange has no response
      やり取りにレスポンスがありません
    the body is empty, and {0} was promised
      ボディが空ですが、{0} のはずでした
    at the top
      最上位
    error[http.{0}]: {1} bytes that are not the documented error
      error[http.{0}]: 仕様にあるエラーではない {1} バイト
    the cookie {0}
      Cookie {0}
    {0} is not kept: {1}
      {0} は残りません: {1}
    {0}: {1} became {2}
      {0}: {1} が {2} になりました
    , the body was dropped
      （ボディなし）
    what stands in brackets in the URL is no IPv6 address
      URL の角括弧の中が IPv6 アドレスではありません
    the URL's host is not a name or an address
      URL のホストが名前でもアドレスでもありません
    the URL's port is not a number from 1 to 65535
      URL のポートが 1 から 65535 の数ではありません
    its name and value have more than {0} bytes
      名前と値が {0} バイトを超えています
    {0} may set none for {1}
      {0} は {1} の Cookie を設定できません
    Secure needs https, and it came by http
      Secure には https が必要ですが、http で届きました
    a name that begins with {0} needs Secure
      {0} で始まる名前には Secure が必要です
    a name that begins with {0} allows no Domain
      {0} で始まる名前には Domain を付けられません
    a name that begins with {0} needs Path=/
      {0} で始まる名前には Path=/ が必要です
    {0} at {1}
      {0}（{1}）
    the URL has no scheme such as http://
      URL に http:// のようなスキームがありません
    only http and https URLs can be asked, not {0}:
      リクエストできるのは http と https の URL だけで、{0}: はできません
    the URL names no host
      URL にホストがありません
    the URL has a control character in it
      URL に制御文字があります
    no response
      レスポンスなし
    the request was cancelled while waiting to ask again
      再送信を待つ間に、リクエストは取り消されました
    the parameter page
      パラメーター page
    a search that finds less, such as query==created:<2024-01-01, has the rest
      query==created:<2024-01-01 のように絞った検索なら、残りも得られます
    {0}=={1} brings more on each
      {0}=={1} で 1 ページの件数を増やせます
    {0} has {1} pages of a list and no more; {2}
      {0} のリストは {1} ページまでです。{2}
    page {0}, by {1}, is the page before it again
      {1} で得たページ {0} は、前のページと同じです
    {0} of {1} came: 
      {1} 件中 {0} 件が届きました: 
    {0} leads to what cannot be asked: {1}
      {0} の示す先はリクエストできません: {1}
    by {0}, the next page is one that was asked for before
      {0} の示す次のページは、すでにリクエストしたものです
    GitHub's search ran out of time, by .incomplete_results: there may be more
      .incomplete_results によると、GitHub の検索は時間切れです。ほかにもあるかもしれません
    there is more, by {0}, and {1}
      {0} によると続きがあり、{1}
    {0} of {1} came, by {2}
      {2} によると、{1} 件中 {0} 件が届きました
    {0}, and the last page names no other
      {0}。最後のページは次を示していません
    {0}, and how to ask for the rest is not known; --page-by page counts pages up
      {0}。残りのリクエスト方法がわかりません。--page-by page はページを数えて進みます
    there is nothing at {0}
      {0} には何もありません
    how to ask for it is not known
      リクエスト方法がわかりません
    {0}; --page-by page counts pages up
      {0}。--page-by page はページを数えて進みます
    {0}: the query has no `after: $cursor`
      {0}: クエリに `after: $cursor` がありません
    {0}; --page-by PARAMETER=={1} says it
      {0}。--page-by PARAMETER=={1} で示せます
    expected a list at {0}, found none in the response
      {0} にリストが必要ですが、レスポンスにありません
    expected a list to collect pages from, found none in the response
      ページを集めるリストが必要ですが、レスポンスにありません
    expected one list to collect pages from, found {0}; --items {1} takes the first
      ページを集めるリストは 1 つ必要ですが、{0} あります。--items {1} は最初のものを使います
    the parameter {0}
      パラメーター {0}
    {0} and the last id
      {0} と最後の id
    {0} of {1}: GitHub's search gives no more
      {1} 件中 {0} 件: GitHub の検索はこれ以上返しません
    it can be read once, while it is sent
      一度しか読めず、送りながら読みます
    it is asked for a second time, and can be read once
      2 回目の読み取りが求められましたが、一度しか読めません
    it became shorter while it was being sent
      送信中に短くなりました
    it is not a file
      ファイルではありません
    a proxy's URL begins with {0}
      プロキシの URL は {0} で始まります
    the proxy's URL has a blank or a control character in it
      プロキシの URL に空白か制御文字があります
    the proxy's host is not a name or an address
      プロキシのホストが名前でもアドレスでもありません
    the URL has a blank or a control character in it: {0}
      URL に空白か制御文字があります: {0}
    a header cannot be named {0}
      {0} はヘッダーの名前にできません
    the value of {0} has a line break or a NUL in it
      {0} の値に改行か NUL があります
    CONNECT names a host and a port, and this URL has a path or a query: {0}
      CONNECT はホストとポートだけを指定しますが、この URL にはパスかクエリがあります: {0}
    a request has one Host, and this one has {0}
      リクエストの Host は 1 つですが、{0} あります
    the Transfer-Encoding of a request can be chunked and nothing else here
      ここで使えるリクエストの Transfer-Encoding は chunked だけです
    the Transfer-Encoding announces a body, and there is none
      Transfer-Encoding はボディを予告しますが、ボディがありません
    a request has a Transfer-Encoding or a Content-Length, never both
      リクエストの Transfer-Encoding と Content-Length は、同時に使えません
    HTTP/1.0 knows no Transfer-Encoding
      HTTP/1.0 に Transfer-Encoding はありません
    the Content-Length is {0}, and the body has {1} bytes
      Content-Length は {0} ですが、ボディは {1} バイトです
    a text with the shape of a token
      トークンの形をしたテキスト
    the secret {0}
      秘密 {0}
    a text that is too large to be searched for secrets
      秘密を探すには大きすぎるテキスト
    {0} names {1} for the authorities to trust, which cannot be read: {2}
      {0} は信頼する認証局として {1} を示していますが、読み取れません: {2}
    it is no folder
      フォルダーではありません
    it is a folder
      フォルダーです
    {0} names no proxy that can be used: {1}
      {0} の示すプロキシは使えません: {1}
    unknown charset {0}
      不明な文字コード {0}
    no {0} in this system's iconv
      このシステムの iconv に {0} がありません
    not {0} at byte {1}
      バイト {1} が {0} ではありません
    cut off in {0} at byte {1}
      バイト {1} で {0} が途切れています
    """
}
