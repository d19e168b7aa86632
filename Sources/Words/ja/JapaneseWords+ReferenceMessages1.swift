extension JapaneseWords {
  /// What the reference says of what stands in fields.
  static let referenceMessages1: StaticString = """
    For so many seconds an answer may be used without asking; in a request: no older than that.
      この秒数の間、問い合わせずに使えます。リクエストでは、それより古いものは不可という意味です。
    `Age` counts towards it. It overrules `Expires`.
      `Age` の分が差し引かれます。`Expires` より優先します。
    The same as max-age for shared caches, which heed it first.
      共有キャッシュ用の max-age で、共有キャッシュではこちらが優先します。
    It may be kept, and must be checked with the server before each use.
      保存してもよいですが、使うたびにサーバーへの確認が必要です。
    With names in quotes, `no-cache="Set-Cookie"`, it is about those fields only.
      `no-cache="Set-Cookie"` のように引用符の中に名前があれば、そのフィールドだけの話です。
    No cache may keep anything of it.
      どのキャッシュも何も保存してはいけません。
    It is no protection of secrets by itself: what is on the way may not heed it.
      これだけでは秘密は守れません。途中のものが従わないことがあります。
    Nobody on the way may change the body.
      途中でボディを変えてはいけません。
    When it is stale it must be checked before it is used, also when the server cannot be reached.
      期限が切れたら、サーバーに届かないときでも、確認なしに使えません。
    The same as must-revalidate for shared caches.
      共有キャッシュ用の must-revalidate です。
    Only a cache that knows the status may keep it; such a one then ignores no-store.
      そのステータスを知るキャッシュだけが保存できます。知っていれば no-store を無視します。
    Only one user's own cache may keep it.
      一人の利用者のキャッシュだけが保存できます。
    Shared caches may keep it, also where Authorization or its kind would forbid that.
      Authorization などがあっても、共有キャッシュが保存できます。
    While it is fresh it does not change: a reload need not ask.
      有効な間は変わりません。再読み込みでも問い合わせは不要です。
    So long after its end it may still be used, while the cache asks behind the scenes.
      期限の後もこの秒数の間は、裏で問い合わせながら使えます。
    So long after its end it may be used where asking ends in 500, 502, 503 or 504.
      問い合わせの結果が 500、502、503、504 なら、期限の後もこの秒数の間は使えます。
    An answer that is over is fine, by as many seconds as it says, or by any.
      期限切れでもかまいません。秒数があればその範囲、なければ無制限です。
    The answer must stay good for so many seconds more.
      あとこの秒数は有効なものに限ります。
    Only from a cache; without one it is 504.
      キャッシュからだけ応答します。なければ 504 です。
    It goes back to this domain and to all below it; without it to the host only that set it.
      このドメインとその下すべてに送り返されます。なければ、設定したホストだけです。
    A host may name itself or a domain above it, never another.
      ホストが指定できるのは自分か上位のドメインだけで、他のものは指定できません。
    It goes back for this path and all below it.
      このパスとその下すべてに送り返されます。
    It keeps nothing secret: pages of other paths can still get at it.
      秘密は守れません。ほかのパスのページからも読めてしまいます。
    When it ends; without it and Max-Age it ends with the session. A time in the past deletes it.
      終わる時刻です。これも Max-Age もなければセッションとともに終わります。過去の時刻なら削除です。
    For how many seconds it lives; 0 or less deletes it. It overrules Expires.
      有効な秒数です。0 以下なら削除です。Expires より優先します。
    It goes over https only.
      https だけで送られます。
    Scripts of the page cannot read it.
      ページのスクリプトからは読めません。
    Whether it goes along when another site asks: `Strict` never, `Lax` on following a link, `None` always.
      ほかのサイトからの要求に付けるかどうか。`Strict` は付けず、`Lax` はリンクをたどったときだけ、`None` は常に付けます。
    `None` needs `Secure`. Without the attribute browsers take about `Lax`.
      `None` には `Secure` が必要です。属性がなければ、ブラウザーはほぼ `Lax` とみなします。
    It is kept apart for each site that embeds the page; it needs Secure.
      ページを埋め込むサイトごとに分けて保存されます。Secure が必要です。
    Which cookies go first when there are too many: `Low`, `Medium`, `High`.
      多すぎるときに、どの Cookie から消すかを決めます。`Low`、`Medium`、`High` です。
    A cookie of this name must be Secure, have Path=/ and no Domain: no other host can set it.
      この名前の Cookie には Secure と Path=/ が必要で、Domain は付けられません。ほかのホストは設定できません。
    A cookie of this name must be Secure.
      この名前の Cookie には Secure が必要です。
    A cookie of this name must be Secure and HttpOnly: no script made it.
      この名前の Cookie には Secure と HttpOnly が必要です。スクリプトが作ったものではありません。
    A cookie of this name must keep the rules of both `__Host-` and `__Http-`.
      この名前の Cookie は、`__Host-` と `__Http-` の両方の規則に従います。
    User and password, joined by a colon, in Base64: readable by anybody who sees it.
      ユーザー名とパスワードをコロンでつなぎ、Base64 にします。見た人は誰でも読めます。
    A challenge must have `realm`; `charset` can only be UTF-8.
      チャレンジには `realm` が必須です。`charset` は UTF-8 だけです。
    `auth basic USER` sends it.
      `auth basic USER` で送ります。
    A token: whoever has it, may.
      トークンです。持っている人なら誰でも使えます。
    `error` is `invalid_request` (400), `invalid_token` (401) or `insufficient_scope` (403).
      `error` は `invalid_request`（400）、`invalid_token`（401）、`insufficient_scope`（403）のどれかです。
    `realm` and `scope` are optional. `auth bearer` sends it.
      `realm` と `scope` は任意です。`auth bearer` で送ります。
    A hash of the password with a value of the server: the password itself does not travel.
      パスワードとサーバーの値からのハッシュです。パスワードそのものは送られません。
    `stale=true` means that only the nonce is old: the password was right.
      `stale=true` なら、nonce が古いだけで、パスワードは正しいです。
    `auth digest USER` sends it.
      `auth digest USER` で送ります。
    A signature made from the TLS connection, by which a server need not show that it asks.
      TLS の接続から作る署名です。サーバーは、認証を求めていることを見せずに済みます。
    A token that works only with a proof of the key it was made for.
      発行先の鍵を持つ証明がなければ使えないトークンです。
    A token of GNAP, a protocol for granting access.
      アクセスを許可するプロトコル GNAP のトークンです。
    A signature by a key that the client made for this origin.
      クライアントがこのオリジンのために作った鍵での署名です。
    Password and server prove themselves to each other.
      パスワードとサーバーが互いに証明し合います。
    Kerberos or NTLM, as Windows networks use it; it is about the connection, against HTTP's rules.
      Windows のネットワークが使う Kerberos か NTLM です。HTTP の規則に反し、接続に対する認証です。
    An old login of Windows; it is about the connection. It is not registered.
      Windows の古いログインで、接続に対する認証です。登録されていません。
    OAuth 1.0: each request is signed.
      OAuth 1.0 です。リクエストごとに署名します。
    A token that proves something without saying who asks.
      誰であるかを明かさずに何かを証明するトークンです。
    Password and server prove themselves, by SHA-1.
      SHA-1 で、パスワードとサーバーが互いに証明し合います。
    Password and server prove themselves, by SHA-256.
      SHA-256 で、パスワードとサーバーが互いに証明し合います。
    Who sends a push message: a signed text and a key.
      プッシュメッセージの送り手を示す、署名された文字列と鍵です。
    Amazon's signature of the request. It is not registered.
      Amazon のリクエスト署名です。登録されていません。
    A key, as some services take it. It is not registered.
      一部のサービスが使う鍵です。登録されていません。
    A token, as services took it before Bearer. It is not registered.
      Bearer 以前にサービスが使っていたトークンです。登録されていません。
    Compressed as by the program gzip; every client reads it.
      gzip による圧縮です。どのクライアントも読めます。
    An old name of gzip.
      gzip の古い名前です。
    Compressed by deflate inside zlib's format; some servers leave zlib's head out, against the rule.
      zlib 形式の deflate です。規則に反して zlib のヘッダーを省くサーバーもあります。
    Compressed as by the old program compress; nobody uses it.
      古いプログラム compress による圧縮です。誰も使いません。
    An old name of compress.
      compress の古い名前です。
    Compressed by Brotli: smaller than gzip for text.
      Brotli による圧縮です。テキストでは gzip より小さくなります。
    Compressed by Zstandard: fast, and about as small as Brotli.
      Zstandard による圧縮です。速く、Brotli と同じくらい小さくなります。
    A window of more than 8 MB must not be used on the web (RFC 9659, 3).
      Web では 8 MB を超えるウィンドウを使ってはいけません（RFC 9659, 3）。
    Compressed by Brotli with a dictionary that both sides have.
      双方が持つ辞書を使う Brotli の圧縮です。
    Compressed by Zstandard with a dictionary that both sides have.
      双方が持つ辞書を使う Zstandard の圧縮です。
    Not compressed; it stands in Accept-Encoding only.
      圧縮しません。Accept-Encoding だけに書きます。
    Encrypted, for whoever has the key.
      鍵を持つ相手のための暗号化です。
    XML in a compact binary form.
      XML の小さなバイナリ形式です。
    Java archives, made small.
      小さくした Java アーカイブです。
    In pieces, each with its size before it; an empty one ends the body.
      サイズを前に付けた断片に分けます。空の断片でボディが終わります。
    HTTP/2 and HTTP/3 have frames for that, and forbid it.
      HTTP/2 と HTTP/3 ではフレームが使われ、これは禁じられています。
    It is no coding: in TE it says that fields after the body are read.
      コーディングではありません。TE では、ボディの後のフィールドを読むという意味です。
    The problem is what the status says, and nothing more; `title` should be its phrase.
      ステータスの意味がすべてです。`title` はその語句にします。
    The request's Date is too far from the server's clock.
      リクエストの Date がサーバーの時計と離れすぎています。
    The key of an encrypted request is unknown or too old.
      暗号化されたリクエストの鍵が、不明か古すぎます。
    A quota is used up; `violated-policies` names it.
      割り当てを使い切りました。どれかは `violated-policies` が示します。
    The server takes fewer requests for a while.
      サーバーはしばらくの間、受け付けるリクエストを減らしています。
    The requests look like an attack.
      リクエストが攻撃のように見えます。
    JSON. It is UTF-8, and no charset belongs to it.
      JSON です。UTF-8 で、charset は付けません。
    What went wrong, as JSON: type, title, status, detail, instance.
      何がいけなかったかを表す JSON です。type、title、status、detail、instance があります。
    What went wrong, as XML.
      何がいけなかったかを表す XML です。
    A form: `a=1&b=2`, with blanks as `+` and other signs as `%XX`.
      フォームです。`a=1&b=2` の形で、空白は `+`、ほかの記号は `%XX` です。
    A form with files: parts between lines that `boundary` names.
      ファイルを含むフォームです。`boundary` の行で区切られます。
    Several parts of a resource; it comes with 206.
      リソースの複数の部分です。206 で届きます。
    Several parts that belong together, as batches of requests use it.
      ひとまとまりの複数の部分です。一括リクエストなどに使います。
    Bytes, and nobody says of what.
      何のものか分からないバイト列です。
    Text that is nothing else.
      ただのテキストです。
    A page of the web.
      Web ページです。
    A table: a line a row, commas between cells.
      表です。1 行が 1 行で、セルはカンマで区切ります。
    A table with tabs between cells.
      セルをタブで区切る表です。
    A script.
      スクリプトです。
    An obsolete name of text/javascript.
      text/javascript の廃止された名前です。
    Markdown.
      Markdown です。
    Events, one after the other, as long as the connection lasts.
      接続が続く間、次々に届くイベントです。
    XML, the same as application/xml.
      XML です。application/xml と同じです。
    XML.
      XML です。
    HTML written as XML.
      XML として書かれた HTML です。
    A feed.
      フィードです。
    A feed. It is not registered.
      フィードです。登録されていません。
    A message of SOAP 1.2.
      SOAP 1.2 のメッセージです。
    YAML.
      YAML です。
    A line, a JSON value. It is not registered.
      1 行に JSON の値が 1 つです。登録されていません。
    JSON values one after the other, each behind a sign of its own.
      JSON の値の列です。それぞれの前に専用の記号が付きます。
    Changes to a JSON document, step by step, for PATCH.
      JSON 文書への変更を手順で表します。PATCH に使います。
    The members to change in a JSON document, for PATCH; null takes one away.
      JSON 文書の変えるメンバーを表します。null なら消します。PATCH に使います。
    JSON whose names are linked to what they mean.
      名前の意味へのリンクが付いた JSON です。
    JSON with links under `_links`.
      `_links` にリンクを持つ JSON です。
    JSON in the form of JSON:API: data, errors, links.
      data、errors、links を持つ、JSON:API の形の JSON です。
    Places on a map.
      地図上の場所です。
    What a JSON document must be like.
      JSON 文書の満たすべき形です。
    A signed token.
      署名されたトークンです。
    """
}
