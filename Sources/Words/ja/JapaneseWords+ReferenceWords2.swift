extension JapaneseWords {
  /// What the reference says of articles and of pasted lines: what is the same in many.
  static let referenceWords2: StaticString = """
    {0}, a response header
      {0}（レスポンスヘッダー）
    {0}, a header of requests and responses
      {0}（リクエストとレスポンスのヘッダー）
    IANA's registry has it as provisional.
      IANA の登録簿では暫定です。
    IANA's registry has it as deprecated: send it no more.
      IANA の登録簿では非推奨です。もう送りません。
    IANA's registry has it as obsoleted: send it no more.
      IANA の登録簿では廃止です。もう送りません。
    IANA's registry does not have it: what it means is up to who sends it.
      IANA の登録簿にはありません。意味は送り手次第です。
    Cacheable: {0}.
      キャッシュ: {0}。
    yes
      できる
    no
      できない
    Safe: it asks for nothing to change.
      安全です。何も変えないことを求めます。
    Not safe: it asks for something to change.
      安全ではありません。何かを変えることを求めます。
    Idempotent: sent twice it means what it means once, so it may be tried again.
      冪等です。二度送っても一度と同じ意味なので、再送できます。
    Not idempotent: sent twice it may be done twice.
      冪等ではありません。二度送ると二度実行されることがあります。
    Perhaps: {0}
      おそらく: {0}
    stage: {0}
      段階: {0}
    {0}, a cache directive
      {0}（キャッシュのディレクティブ）
    {0}, a beginning of cookies' names
      {0}（Cookie の名前の接頭辞）
    {0}, an attribute of Set-Cookie
      {0}（Set-Cookie の属性）
    {0}, an authentication scheme
      {0}（認証方式）
    {0}, a content coding
      {0}（コンテンツコーディング）
    {0}, a transfer coding
      {0}（転送コーディング）
    {0}, a media type
      {0}（メディアタイプ）
    {0}, a link relation
      {0}（リンク関係）
    {0}, a method
      {0}（メソッド）
    {0}, a problem type
      {0}（問題の型）
    {0}, an error of the system
      {0}（システムのエラー）
    {0}, URLError.{1}
      {0}（URLError.{1}）
    It stands in requests only.
      リクエストだけで使います。
    It stands in answers only.
      レスポンスだけで使います。
    timing: the phases of a request
      timing: リクエストの段階
    Every hop of an exchange goes through these, and each has its own reasons to be long.
      やり取りの各ホップがこれらを通り、長くなる理由はそれぞれ違います。
    {0}: {1}. Long: {2}.
      {0}: {1}。長いとき: {2}。
    as measured by the transport
      トランスポートによる計測
    send a request; then explain tells what came of it
      リクエストを送ると、explain がその結果を説明します
    what a status means
      ステータスの意味
    a way to fail
      失敗の種類
    a header
      ヘッダー
    a method
      メソッド
    where the time goes
      時間の内訳
    Nothing has happened yet that could be explained.
      説明できることはまだ起きていません。
    Nobody registered {0}; a client takes it for the {1}00 of its class.
      {0} は登録されていません。クライアントは同じクラスの {1}00 とみなします。
    a proxy on the way needs a credential
      途中のプロキシが認証情報を求めている
    A proxy on the way needs a credential.
      途中のプロキシが認証情報を求めています。
    a name that begins with __Host- allows no Domain
      __Host- で始まる名前に Domain は付けられません
    a name that begins with __Host- needs Path=/
      __Host- で始まる名前には Path=/ が必要です
    a name that begins with __Host- needs Secure
      __Host- で始まる名前には Secure が必要です
    a name that begins with __Secure- needs Secure
      __Secure- で始まる名前には Secure が必要です
    it has no name
      名前がありません
    it has a control character
      制御文字があります
    """
}
