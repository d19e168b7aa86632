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
    It is counted in bytes.
      バイト単位です。
    bytes are what is counted; another unit is ignored (RFC 9110, 14.2).
      単位は bytes です。ほかの単位は無視されます（RFC 9110, 14.2）。
    a unit and = stand before the ranges: bytes=0-99 (RFC 9110, 14.1.1).
      範囲の前に単位と = を書きます: bytes=0-99（RFC 9110, 14.1.1）。
    it is no range like 0-99, 500- or -500 (RFC 9110, 14.1.1).
      0-99、500-、-500 のような範囲ではありません（RFC 9110, 14.1.1）。
    it ends before it begins (RFC 9110, 14.1.1).
      終わりが始まりより前です（RFC 9110, 14.1.1）。
    it is no range like bytes 0-4/20 or bytes */20 (RFC 9110, 14.4).
      bytes 0-4/20 や bytes */20 のような範囲ではありません（RFC 9110, 14.4）。
    From byte {0} to byte {1}, both included.
      {0} バイト目から {1} バイト目まで（両端を含む）です。
    From byte {0} to the end.
      {0} バイト目から最後までです。
    The last bytes, {0} of them.
      最後の {0} バイトです。
    None of it: what was asked for is outside.
      該当する部分はありません。要求された範囲が外にあります。
    The whole has {0} bytes.
      全体は {0} バイトです。
    How long the whole is is not known yet.
      全体の長さはまだ分かりません。
    What the limit is called.
      制限の名前です。
    What is counted.
      数える対象です。
    For whom it is counted.
      誰の分として数えるかです。
    no draft of it has this parameter.
      どの草案にもないパラメーターです。
    it needs a number.
      数が必要です。
    So many requests are left.
      残りの回数です。
    So many seconds until there are more.
      回数が戻るまでの秒数です。
    So many requests are allowed in its time.
      期間内に許される回数です。
    Its time in seconds.
      期間の秒数です。
    services write a number here.
      サービスはここに数を書きます。
    It is too small for a date: it is probably seconds from then.
      日時にしては小さすぎます。おそらく応答時点からの秒数です。
    In milliseconds that is {0}.
      ミリ秒とすると {0} です。
    It is to be shown.
      表示するものです。
    It is to be kept as a file.
      ファイルとして保存するものです。
    It is a part of a form.
      フォームの一部です。
    inline or attachment stands before all else (RFC 6266, 4.1).
      最初に inline か attachment を書きます（RFC 6266, 4.1）。
    clients take what they do not know for attachment (RFC 6266, 4.2).
      知らないものをクライアントは attachment とみなします（RFC 6266, 4.2）。
    What the file may be called; no client should take a path from it.
      ファイル名の候補です。クライアントはここからパスを取るべきではありません。
    it is CHARSET'LANGUAGE'TEXT, as in UTF-8''a%20b (RFC 8187, 3.2).
      UTF-8''a%20b のように CHARSET'LANGUAGE'TEXT と書きます（RFC 8187, 3.2）。
    The same in any letters; it wins over filename.
      任意の文字での名前で、filename に優先します。
    The field of the form.
      フォームの項目名です。
    no standard has this parameter.
      どの標準にもないパラメーターです。
    202 at once is welcome: nobody need wait for the work.
      すぐに 202 を返してかまいません。処理の完了を待つ必要はありません。
    So many seconds the client is ready to wait.
      クライアントが待てる秒数です。
    A body that can be left out is not wanted.
      省けるボディは不要です。
    The resource as it is afterwards is wanted for the body.
      処理後のリソースをボディとして求めています。
    it is minimal or representation (RFC 7240, 4.2).
      minimal か representation です（RFC 7240, 4.2）。
    Whatever is not quite right is to be refused.
      少しでも正しくないものは拒否するよう求めています。
    What is not quite right is to be overlooked.
      小さな誤りは見逃すよう求めています。
    it is strict or lenient (RFC 7240, 4.4).
      strict か lenient です（RFC 7240, 4.4）。
    servers ignore a preference that they do not know (RFC 7240, 2).
      知らない希望をサーバーは無視します（RFC 7240, 2）。
    The host that is asked, with its port where that is not the usual one.
      要求先のホストです。ポートが通常と違うときはポートも付きます。
    it is one host, and perhaps a port: api.example:8443 (RFC 9110, 7.2).
      ホスト 1 つと、必要ならポートです: api.example:8443（RFC 9110, 7.2）。
    it is NAME=VALUE (RFC 7239, 4).
      NAME=VALUE の形です（RFC 7239, 4）。
    what has a colon in it stands in quotation marks (RFC 7239, 4).
      コロンを含むものは引用符で囲みます（RFC 7239, 4）。
    an IPv6 address stands in brackets (RFC 7239, 6).
      IPv6 アドレスは角括弧で囲みます（RFC 7239, 6）。
    Who asked the proxy.
      プロキシに要求した側です。
    Where the proxy was asked.
      要求を受けたプロキシの側です。
    The Host that was asked for.
      要求された Host です。
    How the proxy was asked: http or https.
      プロキシへの要求の方式です。http か https です。
    All that was said of other places is over.
      ほかの場所についてのこれまでの情報は無効になります。
    it is PROTOCOL="HOST:PORT", with the quotation marks (RFC 7838, 3).
      PROTOCOL="HOST:PORT" の形で、引用符も必要です（RFC 7838, 3）。
    the place needs a port, as in ":443" (RFC 7838, 3).
      ":443" のようにポートが必要です（RFC 7838, 3）。
    By {0} it is here, too; without a host on the same one.
      {0} ではここにもあります。ホストがなければ同じホストです。
    So many seconds this holds.
      これが有効な秒数です。
    With 1 it holds after a change of networks, too.
      1 なら、ネットワークが変わっても有効です。
    Cache-Control: no-cache as HTTP/1.0 had it; in an answer it means nothing.
      HTTP/1.0 での Cache-Control: no-cache です。レスポンスでは意味を持ちません。
    commas part directives, and nothing else (RFC 9111, 5.2).
      ディレクティブを区切るのはコンマだけです（RFC 9111, 5.2）。
    chunked comes last, and once (RFC 9112, 6.1).
      chunked は最後に一度だけ書きます（RFC 9112, 6.1）。
    a weak ETag must not stand here (RFC 9110, 13.1.5).
      弱い ETag はここに書けません（RFC 9110, 13.1.5）。
    Only if there is none yet.
      まだ存在しない場合だけです。
    A parameter is of another kind than it should be.
      パラメーターの種類が正しくありません。
    """
}
