extension JapaneseWords {
  static let problems3: StaticString = """
    a number is negative
      数値が負
    a number is a thousand times larger
      数値が 1000 倍大きい
    a truth value is the other one
      真偽が逆
    a list is in the other order
      リストの順序が逆
    an item is in a list twice
      要素がリストに 2 回ある
    a link leads to another server
      リンクが別のサーバーを指す
    a word is one that was never seen
      見たことのない語
    `--until` takes what `expect` takes: {0}
      `--until` は `expect` と同じ条件を取ります: {0}
    `--until` looks at one answer
      `--until` は 1 つの応答を見ます
    {0} before {1} at {2}
      {2} で {0} が {1} の前にあります
    {0} again at {1}
      {1} に {0} がまたあります
    {0}, which has no elements
      {0}（要素がありません）
    there is no type and no shape named {0}
      {0} という型も形もありません
    (rule, line {0})
      （ルール、{0} 行目）
    there is no earlier answer to compare with
      比べる以前の応答がありません
    no such time
      その時間はありません
    {0} of {1}
      {1} のうち {0}
    no such header
      そのヘッダーはありません
    {0} values instead of {1}
      {1} 個ではなく {0} 個の値
    nothing there
      何もありません
     at {0}
      （{0}）
    {0}, which has no length
      {0}（長さがありません）
    there is nothing at {0} to be the same as
      同じかどうか比べるものが {0} にありません
    the text is too long for this pattern
      このパターンにはテキストが長すぎます
    expected a number or a range such as 1..100
      数値か、1..100 のような範囲が必要です
    expected a number or a range such as 1..100, found {0}
      数値か、1..100 のような範囲が必要ですが、{0} がありました
    expected `time` after {0}
      {0} の後に `time` が必要です
    expected `<` and a time
      `<` と時間が必要です
    expected one of {0}, found {1}
      {0} のどれかが必要ですが、{1} がありました
    expected a time
      時間が必要です
    expected a time such as 500ms or 2s, found {0}
      500ms や 2s のような時間が必要ですが、{0} がありました
    expected how many answers, from 2 to 1000, found {0}
      応答の数（2 から 1000）が必要ですが、{0} がありました
    expected what it should be, such as == 1, 0..10 or type
      == 1、0..10、type のような条件が必要です
    expected what it should be, such as == 1, 0..10 or type, found {0}
      == 1、0..10、type のような条件が必要ですが、{0} がありました
    expected a path such as .id
      .id のようなパスが必要です
    the `/` that opens here is never closed
      ここで始まる `/` が閉じられていません
    expected a regular expression as RFC 9485 has it, such as /^[a-z]+$/
      /^[a-z]+$/ のような RFC 9485 の正規表現が必要です
    expected what holds for every element, such as .price > 0
      .price > 0 のような、各要素の条件が必要です
    expected a method and a path, such as GET /users
      GET /users のような、メソッドとパスが必要です
    expected a value
      値が必要です
    expected a path
      パスが必要です
    the quote that opens here is never closed
      ここで始まる引用符が閉じられていません
    expected at most {0} bytes
      {0} バイト以下にしてください
    expected what to check
      確かめる条件が必要です
    expected status, header, time, body, shape, schema or a path, found {0}
      status、header、time、body、shape、schema、パスのどれかが必要ですが、{0} がありました
    expected a type or a shape
      型か形が必要です
    expected a type or a shape before the path
      パスの前に型か形が必要です
    expected a header's name
      ヘッダーの名前が必要です
    expected a status
      ステータスが必要です
    expected a status such as 200 or 2xx, found {0}
      200 や 2xx のようなステータスが必要ですが、{0} がありました
    expected `,` or the end, found {0}
      `,` か行の終わりが必要ですが、{0} がありました
    it is not there
      存在しない
    of each element
      各要素について
    the value that it was
      元と同じ値
    nothing is compared
      何も比べない
    a range, or one of some values
      範囲、または値のどれか
    its keys are data
      キーがデータ
    one of some values
      値のどれか
    it may be there or not
      あってもなくてもよい
    a regular expression
      正規表現
    same as a variable, or another place
      変数や別の場所と同じ
    a shape, or the one that it was
      形、または元と同じ形
    in order, perhaps by a path
      順に並んでいる。パスでも指定できる
    a kind of value, or the one that it was
      値の種類、または元と同じ種類
    a check
      確認
    no status
      ステータスなし
    {0} map
      {0} はマップ
    other keys came
      別のキーが届きました
    missing in {0} of {1}
      {1} 件中 {0} 件で欠けています
    missing in some elements
      一部の要素で欠けています
    {0}, and {1}
      {0}、{1}
    not always of one format
      形式が一定ではありません
    {0} in {1} of {2}
      {2} 件中 {1} 件で {0}
    the system has no thread for it
      そのためのスレッドをシステムから得られません
    the transport has no thread
      通信用のスレッドがありません
    error {0}
      エラー {0}
    libcurl has no memory for another request
      libcurl に、次のリクエスト用のメモリーがありません
    libcurl is needed for every request and could not be loaded
      すべてのリクエストに必要な libcurl を読み込めません
    libcurl could not be started
      libcurl を開始できません
    the transport is gone
      通信機能はすでに終了しています
    the name of the proxy {0} has no address that can be found
      プロキシ {0} の名前のアドレスが見つかりません
    {0} the proxy {1}
      {0} プロキシ {1}
    could not agree on TLS
      TLS を確立できませんでした
    gave no answer that can be read
      読み取れる応答を返しませんでした
    the proxy {0} {1} when it was asked for {2}
      プロキシ {0} は、{2} を求められて{1}
    the proxy {0} wants other credentials: it answered 407
      プロキシ {0} は別の認証情報を求めています。応答は 407 でした
    the proxy {0} answered {1} when it was asked for {2}
      プロキシ {0} は、{2} を求められて {1} を返しました
    the connection to the proxy {0} was refused
      プロキシ {0} への接続が拒否されました
    there is no way to the proxy {0}
      プロキシ {0} への経路がありません
    the name {0} has no address that can be found
      {0} という名前のアドレスが見つかりません
    the proxy {0} wants other credentials
      プロキシ {0} は別の認証情報を求めています
    the connection was refused
      接続が拒否されました
    it cannot be reached
      届きません
    its rules forbid it
      規則で禁じられています
    the proxy {0} does not answer with {1}
      プロキシ {0} は {1} で応答しません
    it closed the connection
      接続を閉じました
    it gave no answer that can be read
      読み取れる応答がありませんでした
    the proxy {0} did not connect to {1}: {2}
      プロキシ {0} は {1} に接続しませんでした: {2}
    {0} did not answer
      {0} は応答しませんでした
    {0} closed the connection in the middle of the header
      {0} はヘッダーの途中で接続を閉じました
    the connection to {0} was refused
      {0} への接続が拒否されました
    {0} reset the connection
      {0} は接続をリセットしました
    there is no socket {0}
      ソケット {0} がありません
    {0} cannot be reached
      {0} に届きません
    there are no authorities to trust in {0}
      {0} に信頼する認証局がありません
    {0} demands a client certificate
      {0} はクライアント証明書を求めています
    {0} reset the connection while TLS was being agreed on
      {0} は TLS を確立する途中で接続をリセットしました
    {0} closed the connection while TLS was being agreed on
      {0} は TLS を確立する途中で接続を閉じました
    {0} does not answer with TLS
      {0} は TLS で応答しません
    TLS with {0} could not be agreed on
      {0} と TLS を確立できませんでした
    {0}, or the proxy {1} on the way,
      {0} か、途中のプロキシ {1} が
    , or the passphrase is another one
      。またはパスフレーズが違います
    the client certificate {0} or its key cannot be used{1}
      クライアント証明書 {0} かその鍵が使えません{1}
    the certificate of {0} has expired
      {0} の証明書は期限切れです
    """
}
