extension JapaneseWords {
  /// What the reference says of headers that are known well.
  static let referenceHeaders1: StaticString = """
    what a fine-grained token must be permitted for this
      きめ細かいトークンに必要な権限
    What a fine-grained token must be permitted for this.
      きめ細かいトークンに必要な権限。
    `;` parts sets of which one is enough, `,` what a set needs together.
      `;` で区切られた組のどれか一つで足ります。`,` で区切られたものは、組の中ですべて必要です。
    that an organization wants its single sign-on
      組織がシングルサインオンを求めていること
    That an organization wants its single sign-on.
      組織がシングルサインオンを求めていること。
    With `required` the token must be authorised at its `url`; with `partial-results` something was left out.
      `required` なら、その `url` でトークンを承認します。`partial-results` なら、一部が省かれています。
    how much of a quota is left, and for how many seconds
      残りの割り当てと、あと何秒か
    How much of a quota is left, and for how many seconds.
      残りの割り当てと、あと何秒か。
    `"day";r=5;t=60`: 5 are left, and in 60 s it begins again.
      `"day";r=5;t=60` は、残り 5、60 秒後に元に戻るという意味です。
    Three fields say the same in older drafts: RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset.
      古い草案では、RateLimit-Limit、RateLimit-Remaining、RateLimit-Reset の 3 つに分かれています。
    which quotas there are
      どんな割り当てがあるか
    Which quotas there are.
      どんな割り当てがあるか。
    `"day";q=100;w=86400`: 100 in a window of 86400 s.
      `"day";q=100;w=86400` は、86400 秒の間に 100 回という意味です。
    who you are; better: auth
      送り手の認証情報。auth を使うほうがよい
    Who you are; better: auth.
      送り手の認証情報。auth を使うほうがよい。
    `Bearer TOKEN`, or `Basic` with name and password in Base64, which hides nothing.
      `Bearer TOKEN`、または名前とパスワードを Base64 にした `Basic` です。Base64 では何も隠せません。
    Apus sends it to the origin it was set for, and to no other.
      Apus は、設定されたオリジンだけに送ります。
    how you can say who you are
      認証の方法
    How you can say who you are.
      認証の方法。
    401 must bring it; any other status may, to say that a credential would change the answer.
      401 には必須です。ほかのステータスでも、認証情報で結果が変わることを示せます。
    It names schemes with their parameters. Basic demands a `realm`; for Bearer it is optional (RFC 6750, 3).
      方式とパラメーターが並びます。Basic には `realm` が必須で、Bearer では任意です（RFC 6750, 3）。
    `error="invalid_token"` means that the token was there and is no good (RFC 6750, 3.1).
      `error="invalid_token"` は、トークンはあるが無効という意味です（RFC 6750, 3.1）。
    what follows a successful login
      ログイン成功の後に使うもの
    What follows a successful login.
      ログイン成功の後に使うもの。
    how to say to a proxy who you are
      プロキシでの認証の方法
    How to say to a proxy who you are.
      プロキシでの認証の方法。
    It comes with 407.
      407 に付きます。
    who you are, for a proxy
      プロキシへの認証情報
    Who you are, for a proxy.
      プロキシへの認証情報。
    a key; better: auth header X-Api-Key
      鍵。auth header X-Api-Key を使うほうがよい
    A key; better: auth header X-Api-Key.
      鍵。auth header X-Api-Key を使うほうがよい。
    A custom of many services, not a standard.
      多くのサービスの慣習で、標準ではありません。
    cookies; better: they are kept by themselves
      Cookie。自動で保存されるので、書かないほうがよい
    Cookies; better: they are kept by themselves.
      Cookie。自動で保存されるので、書かないほうがよい。
    Holds `name=value` pairs and nothing of what `Set-Cookie` said about them.
      `name=value` の組だけで、`Set-Cookie` の属性は含みません。
    a cookie to send back
      送り返す Cookie
    A cookie to send back.
      送り返す Cookie。
    One header for each: they must not be joined with commas.
      1 つにつきヘッダー 1 行です。カンマでつないではいけません。
    `Path` and `Domain` say where to; without `Domain` it is this host only.
      送り先は `Path` と `Domain` が決めます。`Domain` がなければ、このホストだけです。
    `Secure`: over https only. `HttpOnly`: not for scripts. `Max-Age` in seconds; 0 deletes it.
      `Secure` は https だけ、`HttpOnly` はスクリプトから読めません。`Max-Age` は秒数で、0 なら削除です。
    what a cache may do
      キャッシュがしてよいこと
    What a cache may do.
      キャッシュがしてよいこと。
    `max-age=60`: good for a minute. `no-store`: keep nothing.
      `max-age=60` は 1 分間有効、`no-store` は何も保存しないという意味です。
    `no-cache`: keep it, and ask each time whether it is still good.
      `no-cache` は、保存してもよいが毎回まだ有効か尋ねるという意味です。
    `private`: for one user's own cache only. `public`: for shared ones too.
      `private` は一人の利用者のキャッシュだけ、`public` は共有のキャッシュにも許します。
    how many seconds ago the response was made or checked
      レスポンスの作成か確認から何秒たったか
    How many seconds ago the response was made or checked.
      レスポンスの作成か確認から何秒たったか。
    It comes from a cache on the way, not from the server.
      サーバーではなく、途中のキャッシュが付けます。
    until when the response is good
      レスポンスがいつまで有効か
    Until when the response is good.
      レスポンスがいつまで有効か。
    `max-age` in `Cache-Control` overrules it. An invalid date such as 0 means: already over.
      `Cache-Control` の `max-age` が優先します。0 のような不正な日付は、期限切れの意味です。
    what old caches may do
      古いキャッシュがしてよいこと
    What old caches may do.
      古いキャッシュがしてよいこと。
    Only `no-cache` was ever defined; it is deprecated.
      定められたのは `no-cache` だけで、非推奨です。
    something about a cached response
      キャッシュされたレスポンスについての注意
    Something about a cached response.
      キャッシュされたレスポンスについての注意。
    It is obsolete.
      廃止されています。
    only if the resource is still this one
      リソースがまだこの版のときだけ
    Only if the resource is still this one.
      リソースがまだこの版のときだけ。
    Holds ETags, of which a weak one never matches. When it does not hold: 412, and nothing is changed.
      ETag を並べます。弱いものは一致しません。満たされなければ 412 で、何も変わりません。
    only if it has changed
      変わっているときだけ
    Only if it has changed.
      変わっているときだけ。
    Holds ETags. When the resource is still this one: 304 without a body to GET and HEAD, else 412.
      ETag を並べます。同じ版なら、GET と HEAD にはボディなしの 304、それ以外には 412 です。
    `*` with PUT means: only if there is nothing yet.
      PUT での `*` は、まだ何もないときだけという意味です。
    only if it changed since
      それ以降に変わったときだけ
    Only if it changed since.
      それ以降に変わったときだけ。
    Holds a date. `If-None-Match` beside it overrules it.
      日付です。`If-None-Match` があれば、そちらが優先します。
    only if it has not changed since
      それ以降に変わっていないときだけ
    Only if it has not changed since.
      それ以降に変わっていないときだけ。
    Holds a date. When it has changed: 412. `If-Match` beside it overrules it.
      日付です。変わっていれば 412 です。`If-Match` があれば、そちらが優先します。
    only these bytes
      このバイトだけ
    Only these bytes.
      このバイトだけ。
    `bytes=0-99` is the first hundred, `bytes=-100` the last.
      `bytes=0-99` は最初の 100 バイト、`bytes=-100` は最後の 100 バイトです。
    The answer is 206 with the part, 200 with everything, or 416.
      応答は、部分なら 206、全体なら 200、または 416 です。
    the range, but everything if the resource changed
      その範囲。リソースが変わっていれば全体
    The range, but everything if the resource changed.
      その範囲。リソースが変わっていれば全体。
    whether parts can be asked for
      一部を要求できるか
    Whether parts can be asked for.
      一部を要求できるか。
    `bytes` means yes, `none` means no.
      `bytes` はできる、`none` はできないという意味です。
    which part this is
      これがどの部分か
    Which part this is.
      これがどの部分か。
    `bytes 0-99/1234`: the first hundred of 1,234. `*` stands for what is not known.
      `bytes 0-99/1234` は、1,234 バイトのうち最初の 100 バイトです。`*` は不明の意味です。
    which host is meant
      どのホストか
    Which host is meant.
      どのホストか。
    One address may serve many hosts; HTTP/1.1 demands it, and HTTP/2 has `:authority` for it.
      1 つのアドレスに多くのホストがあり得ます。HTTP/1.1 では必須で、HTTP/2 では `:authority` です。
    what becomes of the connection
      接続をどうするか
    What becomes of the connection.
      接続をどうするか。
    `close` ends it after this response. HTTP/1.1 keeps it open unless told, HTTP/1.0 closes it.
      `close` なら、このレスポンスの後に閉じます。HTTP/1.1 は指定がなければ開いたまま、HTTP/1.0 は閉じます。
    HTTP/2 has no such header.
      HTTP/2 にはこのヘッダーはありません。
    how long an idle connection is kept
      使われていない接続をどれだけ保つか
    How long an idle connection is kept.
      使われていない接続をどれだけ保つか。
    `timeout=5` is seconds. It is a hint of HTTP/1.1 servers.
      `timeout=5` は秒数です。HTTP/1.1 のサーバーの目安です。
    how the body travels
      ボディの送り方
    How the body travels.
      ボディの送り方。
    `chunked` sends it in pieces, each with its size, when the length is not known before.
      長さが前もって分からないとき、`chunked` はサイズを付けて少しずつ送ります。
    With `Content-Length` beside it a response cannot be trusted.
      `Content-Length` と一緒なら、そのレスポンスは信用できません。
    transfer codings you accept
      受け取れる転送コーディング
    Transfer codings you accept.
      受け取れる転送コーディング。
    `trailers` means that you read them.
      `trailers` は、トレーラーを読むという意味です。
    which headers come after the body
      ボディの後にどのヘッダーが続くか
    Which headers come after the body.
      ボディの後にどのヘッダーが続くか。
    A checksum, for example, is only known then.
      たとえばチェックサムは、そのときに初めて分かります。
    a protocol to change to
      切り替え先のプロトコル
    A protocol to change to.
      切り替え先のプロトコル。
    It works with 101 and 426.
      101 と 426 で使われます。
    wait for 100 before the body
      ボディを送る前に 100 を待つ
    Wait for 100 before the body.
      ボディを送る前に 100 を待つ。
    `100-continue` is all there is. A server that cannot says 417.
      値は `100-continue` だけです。できないサーバーは 417 を返します。
    the proxies on the way
      途中のプロキシ
    The proxies on the way.
      途中のプロキシ。
    Each adds its version of HTTP and a name.
      それぞれが HTTP のバージョンと名前を書き足します。
    who a proxy asks for
      プロキシが誰のために要求しているか
    Who a proxy asks for.
      プロキシが誰のために要求しているか。
    It is the standard for `X-Forwarded-For`. Anybody can write it: do not trust it by itself.
      `X-Forwarded-For` の標準版です。誰でも書けるので、それだけでは信用できません。
    another way to reach this origin
      このオリジンへの別の経路
    """
}
