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
