extension JapaneseWords {
  static let problems4: StaticString = """
    the certificate of {0} is not valid yet
      {0} の証明書はまだ有効ではありません
    a trusted authority
      信頼する認証局
    an authority of {0}
      {0} の認証局
    the certificate of {0} is not signed by {1}
      {0} の証明書は、{1}の署名がありません
    the certificate of {0} is not for {1}
      {0} の証明書は {1} のものではありません
    {0} closed the connection without an answer
      {0} は応答せずに接続を閉じました
    {0} of {1} bytes
      {1} バイト中 {0}
    {0} closed the connection before the end of the body, after {1}
      {0} は、{1} の後、ボディの終わる前に接続を閉じました
    {0} bytes
      {0} バイト
    {0} reset the connection {1}{2}
      {0} は{1}接続をリセットしました{2}
    {0} demands a client certificate that it accepts
      {0} は、受け入れられるクライアント証明書を求めています
    the TLS connection to {0} broke {1}
      {0} との TLS 接続が{1}切れました
    the connection to {0} broke {1}{2}
      {0} との接続が{1}切れました{2}
    the chunks of the body are malformed{0}
      ボディのチャンクの形式が正しくありません{0}
    it did nothing with the request
      リクエストは処理されていません
    it may have done what was asked
      リクエストは処理されたかもしれません
    {0} ended the HTTP/2 connection without an answer; {1}
      {0} は応答せずに HTTP/2 接続を終えました。{1}
    {0} gave up the HTTP/2 stream{1}
      {0} は HTTP/2 ストリームを中止しました{1}
    the HTTP/2 connection to {0} is malformed
      {0} との HTTP/2 接続の形式が正しくありません
    the response is transferred in a way that cannot be read
      レスポンスの転送方式を読み取れません
    the Content-Length of the response is no length
      レスポンスの Content-Length が長さではありません
    a header line of the response is malformed
      レスポンスのヘッダー行の形式が正しくありません
    the answer of {0} does not begin with an HTTP status line
      {0} の応答が HTTP のステータス行で始まりません
    the URL cannot be sent: {0}
      URL を送れません: {0}
    the body would have to be sent again and cannot be
      ボディの再送が必要ですが、できません
    the response of {0} cannot be read
      {0} のレスポンスを読み取れません
    the request to {0} could not be made
      {0} へのリクエストを送れませんでした
    the status line of {0} is too long to be read
      {0} のステータス行が長すぎて読み取れません
    a header line of the response is too long to be read
      レスポンスのヘッダー行が長すぎて読み取れません
     through the proxy {0}
      （プロキシ {0} 経由）
    while connecting to {0}
      {0} に接続する間
    while receiving the body from {0}
      {0} からボディを受信する間
    while waiting for the response from {0}
      {0} のレスポンスを待つ間
    while receiving the header from {0}
      {0} からヘッダーを受信する間
    no connection to {0} within {1}
      {1} 以内に {0} に接続できませんでした
    no byte for {0} {1}{2}
      {1}{2}、{0} の間何も届きませんでした
    not done after {0}, {1}{2}
      {0} で終わりませんでした（{1}{2}）
    , after {0}{1} bytes
      （{0}{1} バイトの後）
    the body is {0} bytes long, more than the {1} allowed in memory
      ボディは {0} バイトで、メモリー上の上限 {1} を超えています
    the body is longer than the {0} bytes that are allowed
      ボディが上限の {0} バイトを超えています
    the compressed body ended in the middle, after {0} bytes that held {1}
      圧縮されたボディが途中で終わりました。{0} バイトで、中身は {1} でした
    after {0} bytes {1} could not be written to
      {0} バイトの後、{1} に書き込めなくなりました
    the body is longer than the {0} bytes allowed in memory
      ボディがメモリー上の上限 {0} バイトを超えています
    {0} compressed bytes became {1}, more than {2} times as many
      圧縮された {0} バイトが {1} になり、{2} 倍を超えています
    something follows the end of the brotli data
      brotli データの後に余分なものがあります
    the body is not the brotli data it is said to be
      ボディは、示されているような brotli データではありません
    the body is encoded {0} times over, more often than the {1} allowed
      ボディは {0} 重に符号化され、上限の {1} を超えています
    the body's encoding “{0}” cannot be read
      ボディの符号化「{0}」を読み取れません
    the header is longer than {0} bytes
      ヘッダーが {0} バイトを超えています
    the status line is “{0}”
      ステータス行は「{0}」です
    the header has more than {0} fields
      ヘッダーのフィールドが {0} 個を超えています
    a header line is not “name: value”: “{0}”
      ヘッダー行が「name: value」の形ではありません: 「{0}」
    the Content-Length is “{0}”
      Content-Length は「{0}」です
    the response has two different Content-Lengths, {0} and {1}
      レスポンスに異なる Content-Length、{0} と {1} があります
    the Transfer-Encoding is “{0}”, which was not offered
      Transfer-Encoding は「{0}」ですが、受け入れると示していません
    the response has both a Content-Length and a Transfer-Encoding
      レスポンスに Content-Length と Transfer-Encoding の両方があります
    something follows the end of the {0} data
      {0} データの後に余分なものがあります
    the body is not the {0} data it is said to be
      ボディは、示されているような {0} データではありません
    the body is not the zstd data it is said to be
      ボディは、示されているような zstd データではありません
     (from {0})
      （{0} から）
    the connection to {0} was kept and is dead; the server may have done what was asked
      {0} との接続は維持されていましたが、切れています。サーバーは処理したかもしれません
    libcurl would have sent the request again on another connection
      libcurl が別の接続でリクエストを送り直すところでした
    a HEAD request cannot carry a body
      HEAD リクエストにボディは付けられません
    {0} cannot be written: {1}
      {0} に書き込めません: {1}
    before anything was sent
      何も送信する前に
    expected the name of an operation
      操作の名前が必要です
    expected name=value, found {0}
      name=value が必要ですが、{0} がありました
    {0} makes a part of a request, which the description of {1} says
      {0} はリクエストの一部を作りますが、それは {1} の記述が決めます
    no description says what {0} is
      {0} を説明する API 記述がありません
    the description has no names for its operations
      API 記述の操作に名前がありません
    there is no operation {0}
      操作 {0} はありません
    {0} is of another API than the base
      {0} はベースとは別の API のものです
    a part of a path is no file
      パスの一部にファイルは使えません
    {0} has no parameter {1}
      {0} にパラメーター {1} はありません
    ; it has {0}
      。あるのは {0} です
    {0} needs {1}
      {0} には {1} が必要です
    {0} is a part of the path, and cannot be {1}
      {0} はパスの一部なので、{1} にはできません
    {0} is one part of the path, and is given twice
      {0} はパスの中の 1 つの値ですが、2 回指定されています
    an unusual value
      特殊な値
    {0} takes {1}, not {2}
      {0} は {1} を取り、{2} は取りません
    required by the template
      テンプレートに必須
    of the template
      テンプレートのもの
    {0} operations
      {0} の操作
    unless said otherwise
      指定しない場合
    a workflow
      ワークフロー
    an environment
      環境
    the last {0}
      最後の {0}
    an example of {0}
      {0} の例
    {0} is not described
      {0} は記述にありません
    what was asked for
      求めたもの
    not read: there are too many files, or too much in them
      読んでいません。ファイルが多すぎるか、大きすぎます
    the description refers to {0}, outside of it; read such files? 
      API 記述が外部の {0} を参照しています。そうしたファイルを読みますか? 
    not read: it is outside, and nobody allowed it
      読んでいません。外部にあり、許可されていません
    it cannot be asked for
      リクエストできません
    {0} cannot be read: {1}
      {0} を読み取れません: {1}
    standard input
      標準入力
    {0} is not JSON: {1}
      {0} は JSON ではありません: {1}
    {0} is YAML, for which {1}
      {0} は YAML ですが、{1}
    to install it, in a shell:
      インストールするには、シェルで:
    {0} cannot be read as YAML: {1}
      {0} を YAML として読み取れません: {1}
    {0} is no description of an API: {1}
      {0} は API 記述ではありません: {1}
    this is not JSON: line {0}, column {1}: expected {2}, found {3}
      JSON ではありません: {0} 行 {1} 桁に {2} が必要ですが、{3} がありました
    edit again, send as text, or leave? [e/t/l] 
      もう一度編集(e)、テキストで送る(t)、やめる(l) [e/t/l] 
    not as described: {0}
      記述と違います: {0}
    not as described: in the body {0}
      記述と違います: ボディの {0}
    not as described: the body is {0}; the operation takes {1}
      記述と違います: ボディは {0} ですが、操作は {1} を取ります
    not as described: there is no query parameter `{0}`; there is `{1}`
      記述と違います: クエリパラメーター `{0}` はありません。`{1}` があります
    as described, it asks for 
      記述によると、求めるのは 
    ; and {0} more
      。ほかに {0} 件
    at least 99
      99 以上
    not as described: {0}{1}
      記述と違います: {0}{1}
    {0}, more than {1}
      {0}（{1} を超えています）
    not compared with its description: the body has {0}
      記述と比べていません: ボディに {0} があります
    , as {0} says
      （{0} による）
    the description
      API 記述
    """
}
