extension JapaneseWords {
  static let signing: StaticString = """
    a signature as AWS and its like want it, from an access key and its secret
      アクセスキーとその秘密で作る、AWS などの求める署名
    a code made with a key of what is sent, in a header of the API's own
      送るものから鍵で作る符号。API 独自のヘッダーに入れる
    an access key
      アクセスキー
    is the region, such as us-east-1
      リージョン（us-east-1 など）
    is the service, such as s3 or sqs
      サービス（s3、sqs など）
    is the token of a key that holds for a while, or env:NAME
      期限のある鍵のトークン、または env:NAME
    takes the key of that profile in ~/.aws/credentials
      ~/.aws/credentials のそのプロファイルの鍵を使う
    is what is signed; {body} where it is missing
      署名するもの。なければ {body}
    is what the header says; {signature} where it is missing
      ヘッダーに入れるもの。なければ {signature}
    is sha256, as usual, or sha512
      sha256（通常）または sha512
    is hex, as usual, or base64
      hex（通常）または base64
    is a header that says when, in seconds
      時刻を秒で示すヘッダー
    what a command of your own writes
      自分のコマンドの出力
    `{0}` has no secret for this: {1}
      `{0}` から秘密を得られません: {1}
    a replay runs no command
      再生ではコマンドを実行しません
    it wrote nothing
      何も出力しませんでした
    it wrote too much, or was stopped
      出力が多すぎるか、中断されました
    what it wrote is no text
      出力がテキストではありません
    from a command
      コマンドから
    a signature is not that of the key
      署名が鍵と合わない
    A signature is not that of the key.
      署名が鍵と合わない。
    The key, the message or the signature is another than when it was signed.
      鍵、メッセージ、署名のどれかが、署名したときと異なります。
    The message was changed on its way, if only by a blank or a line end.
      メッセージが途中で変わった。空白や改行 1 つでも変わる。
    The key is that of another account, or an older one.
      鍵が別のアカウントのものか、古い。
    Something else than the body is signed.
      署名の対象がボディではない。
    A signature that is not the key's.
      鍵と合わない署名。
    the signature is not that of this key and this message
      この鍵とこのメッセージの署名ではありません
    {0} does not say a signature as `--value` has it
      {0} に `--value` の形の署名がありません
    the signature is the key's
      署名は鍵と合っています
    , and says it was made at {0}, {1} ago
      （{0}、つまり {1} 前に作られたとあります）
    , and says it was made at {0}, which is {1} ahead
      （{0} に作られたとあります。いまより {1} 先です）
    what the header says has no {signature}, so it would prove nothing
      ヘッダーの値に {signature} がないため、何の証明にもなりません
    {{0} is never closed: expected }
      {{0} が閉じられていません。} が必要です
    the environment has {0} and no {1}
      環境変数 {0} はありますが、{1} がありません
    , and says it was made at {0}
      （{0} に作られたとあります）
    the last answer has no header {0}
      直前の応答にヘッダー {0} がありません
    check that a message was signed with a key, as webhooks are
      Webhook などのメッセージが鍵で署名されたことを確かめる
    is what the header said, where it is not the last answer's
      ヘッダーの値。なければ直前の応答のもの
    has what was signed, where that is not the last answer's body
      署名されたもの。なければ直前の応答のボディ
    as GitHub signs
      GitHub の署名
    KEY is `env:NAME`, `file:PATH`, `cmd:'COMMAND'` or the key itself; without one it is asked for and not shown.
      KEY は `env:NAME`、`file:PATH`、`cmd:'COMMAND'`、または鍵そのものです。なければ入力を求め、表示しません。
    Stripe signs with `--sign {timestamp}.{body} --value t={timestamp},v1={signature}` in Stripe-Signature.
      Stripe は Stripe-Signature に `--sign {timestamp}.{body} --value t={timestamp},v1={signature}` で署名します。
    a message that is signed
      署名されたメッセージ
    Exit status 1 says that it is not the key's. What takes how long tells nothing of the key: all of a code is compared.
      鍵と合わなければ終了ステータスは 1 です。かかる時間から鍵はわかりません。符号はいつも全体を比べます。
    read a JSON Web Token: its header, its claims, its moments as dates
      JSON Web Token を読む: ヘッダー、クレーム、時刻は日付で
    checks the signature with the keys that are there
      そこにある鍵で署名を確かめる
    an answer with a token in it
      トークンのある応答
    what it says, of which nothing is verified
      その内容。何も検証しない
    who signed it
      誰が署名したか
    RS256, ES256 and EdDSA are checked, by the system's libcrypto. Exit status 1 says that the signature is not the key's.
      RS256、ES256、EdDSA をシステムの libcrypto で確かめます。鍵と合わなければ終了ステータスは 1 です。
    A signature says who wrote a token. Whether it holds still, and for whom it is meant, its claims say.
      署名でわかるのは、トークンを書いた人です。まだ有効か、誰のためのものかは、クレームに書かれています。
    this is no JSON Web Token, which is three texts in Base64 with dots between
      JSON Web Token ではありません。トークンは、Base64 の 3 つのテキストをドットでつないだものです
    nothing can be checked: {0}
      確かめられません: {0}
    the keys were asked for: {0}
      鍵を取りに行きました: {0}
    there are no keys at {0}
      {0} に鍵がありません
    header
      ヘッダー
    claims
      クレーム
    nothing of this was verified: it is what whoever wrote the token says
      何も検証していません。トークンを書いた人がそう言っているだけです
    the signature is that of the key {0}
      署名は鍵 {0} と合っています
    the signature is that of a key that is there
      署名はそこにある鍵と合っています
    the signature is not that of the key
      署名が鍵と合いません
    no key that is there is the token's
      そこにトークンの鍵はありません
    the token is not good: it wants that {0} is understood (crit), and it is not known here
      有効なトークンではありません。{0} の理解を求めていますが（crit）、ここでは扱えません
    a signature of {0} cannot be checked here: RS256, ES256 and EdDSA can
      {0} の署名はここでは確かめられません。できるのは RS256、ES256、EdDSA です
    A recording leaves such a line out: what it looks at is a secret.
      この行は記録に残りません。見るものが秘密だからです。
    a path to a token, or the token
      トークンのパス、またはトークン
    sign for AWS, with the environment's key
      環境にある鍵で、AWS 向けに署名する
    sign as GitHub's webhooks do
      GitHub の Webhook と同じように署名する
    `auth aws` without KEY takes the environment's AWS_ACCESS_KEY_ID and what belongs to it, else the profile that AWS_PROFILE names, or `--profile`, in ~/.aws/credentials. Hosts of AWS say region and service themselves.
      KEY のない `auth aws` は、環境の AWS_ACCESS_KEY_ID などを使います。なければ、~/.aws/credentials のうち `--profile` か AWS_PROFILE の示すプロファイルを使います。AWS のホストなら、リージョンとサービスはホスト名からわかります。
    What `auth hmac` signs is of {method}, {host}, {path}, {query}, {target}, {url}, {timestamp}, {timestamp-ms}, {date}, {header:NAME}, {body} and \\n. Stripe's webhooks are `--sign {timestamp}.{body} --value t={timestamp},v1={signature}` in Stripe-Signature.
      `auth hmac` が署名するものには {method}、{host}、{path}、{query}、{target}、{url}、{timestamp}、{timestamp-ms}、{date}、{header:NAME}、{body}、\\n を使えます。Stripe の Webhook は Stripe-Signature に `--sign {timestamp}.{body} --value t={timestamp},v1={signature}` です。
    A request is signed as it goes out, after a redirect anew; `preview` shows with what, and for how long that holds.
      リクエストは送るときに署名し、リダイレクトのあとは署名し直します。`preview` で署名と有効な期間を確かめられます。
    expected {0}, which {1} does not say
      {0} が必要です。{1} からはわかりません
    the environment has no {0}, and {1} has no key of the profile {2}
      環境に {0} がなく、{1} にもプロファイル {2} の鍵がありません
    {0} has no key of the profile {1}
      {0} にプロファイル {1} の鍵がありません
    {0} is nothing that can be signed: {1} or header:NAME
      {0} は署名に使えません。使えるのは {1}、header:NAME です
    {0} cannot be signed: {1}
      {0} には署名できません: {1}
    the signature holds for {0} minutes, until {1}
      この署名は {0} 分間、{1} まで有効です
    the signature says when it was made; for how long it holds is for the server to say
      この署名には作成時刻が入っています。いつまで有効かはサーバーが決めます
    the signature is of what is sent alone, and holds as long as the key does
      この署名は送るものだけから作られ、鍵が有効な間は有効です
    """
}
