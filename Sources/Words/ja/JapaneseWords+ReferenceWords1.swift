extension JapaneseWords {
  /// What the reference says of articles and of pasted lines: what is the same in many.
  static let referenceWords1: StaticString = """
    no standard has this directive, and caches ignore it.
      どの標準にもないディレクティブで、キャッシュは無視します。
    it appears twice: caches take the first, or none (RFC 9111, 4.2.1).
      二度あります。キャッシュは最初のものを使うか、どちらも使いません（RFC 9111, 4.2.1）。
    it needs a number of seconds, as in {0}=60 (RFC 9111, 1.2.2).
      {0}=60 のような秒数が必要です（RFC 9111, 1.2.2）。
    it takes no value ({0}).
      値を取りません（{0}）。
    no-store forbids to keep it at all.
      no-store が保存そのものを禁じています。
    private keeps shared caches out.
      private が共有キャッシュを除いています。
    private says the opposite, and is stricter.
      private が逆のことを示し、より厳しいほうが優先します。
    no registry has this scheme.
      どの登録簿にもない方式です。
    Basic needs a realm beside it (RFC 7617, 2).
      Basic には realm が必要です（RFC 7617, 2）。
    What the scheme needs to go on.
      方式が続けるために必要なものです。
    A parameter of the scheme's own.
      この方式に固有のパラメーターです。
    The request is not as it should be; the status is 400.
      リクエストが正しくありません。ステータスは 400 です。
    The token is not valid: it is over, revoked or damaged; the status is 401.
      トークンが無効です。期限切れ、失効、破損のどれかです。ステータスは 401 です。
    The token is valid and may not do this; the status is 403.
      トークンは有効ですが、これは許されていません。ステータスは 403 です。
    What the credential is for: the same realm takes the same one.
      認証情報の対象です。同じ realm では同じものを使います。
    How the password is turned into bytes; it can only be UTF-8.
      パスワードをバイト列にする方法です。UTF-8 だけです。
    What the token must be allowed.
      トークンに必要な権限です。
    The server's own words for its error.
      エラーについてのサーバーの説明です。
    A page about the error.
      エラーについてのページです。
    A value of the server that goes into the hash.
      ハッシュに入る、サーバーの値です。
    A value that the client sends back as it is.
      クライアントがそのまま送り返す値です。
    What the hash covers: auth, or auth-int with the body.
      ハッシュの対象です。auth か、ボディも含む auth-int です。
    The hash; SHA-256 is better than MD5.
      ハッシュの方式です。MD5 より SHA-256 がよいです。
    With true only the nonce is old: the password was right.
      true なら、nonce が古いだけで、パスワードは正しいです。
    Which URLs the same login is for.
      同じログインを使う URL です。
    With true the user's name is hashed, too.
      true なら、ユーザー名もハッシュにします。
    a scheme, such as Bearer, stands before the credential.
      認証情報の前には、Bearer などの方式を書きます。
    no registry has the scheme at its beginning; nothing of it is shown.
      先頭の方式はどの登録簿にもありません。内容は表示しません。
    The credential; it is not shown.
      認証情報です。表示しません。
    it is not Base64 of USER:PASSWORD.
      USER:PASSWORD の Base64 ではありません。
    User and password; they are not shown.
      ユーザー名とパスワードです。表示しません。
    a cookie is NAME=VALUE.
      Cookie は NAME=VALUE の形です。
    A cookie; what Set-Cookie said of it is not sent back.
      Cookie です。Set-Cookie の属性は送り返されません。
    clients refuse the cookie: {0}.
      クライアントはこの Cookie を拒否します: {0}
    The cookie's name and value.
      Cookie の名前と値です。
    no standard has this attribute, and clients ignore it.
      どの標準にもない属性で、クライアントは無視します。
    it is no date like Wed, 21 Oct 2026 07:28:00 GMT; clients ignore it.
      Wed, 21 Oct 2026 07:28:00 GMT のような日付ではありません。クライアントは無視します。
    Max-Age beside it overrules it.
      Max-Age が優先します。
    it needs Secure beside it.
      Secure が必要です。
    a path begins with /; clients take that of the request.
      パスは / で始まります。クライアントはリクエストのパスを使います。
    it needs a number of seconds; clients ignore it.
      秒数が必要です。クライアントは無視します。
    It deletes the cookie at once.
      Cookie をすぐに削除します。
    SameSite=None needs Secure: browsers refuse the cookie without it.
      SameSite=None には Secure が必要です。ないと、ブラウザーは Cookie を拒否します。
    It goes along only when the site itself asks.
      サイト自身の要求にだけ付きます。
    From another site it goes along only on following a link.
      ほかのサイトからは、リンクをたどったときだけ付きます。
    It goes along whichever site asks.
      どのサイトからの要求にも付きます。
    it is Strict, Lax or None; browsers take about Lax.
      Strict、Lax、None のどれかです。ブラウザーはほぼ Lax とみなします。
    invalid
      不正
    unknown
      不明
    without effect
      効果なし
    no link begins here: its URL stands between < and > (RFC 8288, 3).
      リンクではありません。URL は < と > で囲みます（RFC 8288, 3）。
    Where it leads.
      リンク先です。
    every link needs a relation (RFC 8288, 3.3).
      リンクには関係が必要です（RFC 8288, 3.3）。
    A relation of its own, named by a URL.
      URL で名付けられた独自の関係です。
    no registry has this relation; one of your own is a URL (RFC 8288, 2.1.2).
      どの登録簿にもない関係です。独自の関係は URL にします（RFC 8288, 2.1.2）。
    A whole number.
      整数です。
    it is digits and nothing else.
      数字だけの値です。
    So many seconds from now.
      今からの秒数です。
    Its value.
      値です。
    Any method.
      どのメソッドでも。
    no registry has this method; methods are written in capitals.
      どの登録簿にもないメソッドです。メソッドは大文字で書きます。
    Any, and nothing that could be told in advance.
      どれでも。前もっては分かりません。
    no registry has this header.
      どの登録簿にもないヘッダーです。
    The connection ends after this.
      接続はこの後に終わります。
    The connection stays open.
      接続は開いたままです。
    no registry has this coding.
      どの登録簿にもないコーディングです。
    So many seconds by https only; 0 ends it.
      この秒数の間は https だけです。0 なら終わりです。
    it needs a number of seconds.
      秒数が必要です。
    All names below this one, too.
      この下のすべての名前にも適用します。
    The host asks to be on browsers' own list.
      ブラウザーのリストへの掲載を求めています。
    no standard has this directive.
      どの標準にもないディレクティブです。
    it is missing: without it the rest does nothing.
      ありません。これがないと、残りは働きません。
    {0}, an unknown header
      {0}（不明なヘッダー）
    No registry has a header of this name: what it means is up to who sends it.
      この名前のヘッダーはどの登録簿にもありません。意味は送り手次第です。
    see also:
      関連:
    only true, in small letters, means yes.
      許可は小文字の true だけです。
    Yes.
      許可します。
    So many seconds the answer to a preflight holds.
      プリフライトへの答えが有効な秒数です。
    Any page, but not with cookies or a login.
      どのページでも。ただし Cookie やログインは除きます。
    Pages without an origin of their own, which any page can become: avoid it.
      固有のオリジンを持たないページです。どのページもそうなれるので、避けます。
    one origin only may stand here: the server picks it by Origin.
      書けるオリジンは 1 つだけです。サーバーが Origin を見て選びます。
    an origin is scheme, host and port with nothing behind: https://app.example
      オリジンはスキーム、ホスト、ポートだけで、後には何も付きません: https://app.example
    Pages of this origin.
      このオリジンのページです。
    a status is three digits, from 100 to 599 (RFC 9110, 15).
      ステータスは 100 から 599 までの 3 桁です（RFC 9110, 15）。
    a status line
      ステータス行
    Clients ignore the phrase.
      語句はクライアントが無視します。
    Clients ignore the phrase; the usual one is {0}.
      語句はクライアントが無視します。通常は {0} です。
    The version of HTTP.
      HTTP のバージョンです。
    The version of HTTP; it has no such line on the wire, programs only show it so.
      HTTP のバージョンです。実際にはこの行はなく、プログラムがこう表示するだけです。
    there is no such version of HTTP.
      そのような HTTP のバージョンはありません。
    no registry has this method: most servers say 501 or 405.
      どの登録簿にもないメソッドです。たいていのサーバーは 501 か 405 を返します。
    What is asked for.
      要求の対象です。
    a fragment is never sent (RFC 9110, 7.1).
      フラグメントは決して送られません（RFC 9110, 7.1）。
    a request line
      リクエスト行
    A parameter.
      パラメーターです。
    A credential in a URL, which logs and histories keep.
      URL の中の認証情報です。ログや履歴に残ります。
    Any version, as long as there is one.
      版が 1 つでもあれば、どれでも。
    an answer has one ETag only.
      応答の ETag は 1 つだけです。
    an ETag stands in quotation marks (RFC 9110, 8.8.3).
      ETag は引用符で囲みます（RFC 9110, 8.8.3）。
    a weak ETag never matches here (RFC 9110, 13.1.1).
      弱い ETag はここでは一致しません（RFC 9110, 13.1.1）。
    A weak ETag: the same in meaning, perhaps not in every byte.
      弱い ETag です。意味は同じでも、バイトまで同じとは限りません。
    A strong ETag: the same in every byte.
      強い ETag です。バイトまで同じです。
    That is {0}.
      {0} のことです。
    it is no date, which means: already over (RFC 9111, 5.3).
      日付ではありません。期限切れの意味になります（RFC 9111, 5.3）。
    it is no date like Wed, 21 Oct 2026 07:28:00 GMT (RFC 9110, 5.6.7).
      Wed, 21 Oct 2026 07:28:00 GMT のような日付ではありません（RFC 9110, 5.6.7）。
    q goes from 0 to 1, with three digits at most (RFC 9110, 12.4.2).
      q は 0 から 1 までで、小数は 3 桁までです（RFC 9110, 12.4.2）。
    It is wanted most.
      優先度は最高です。
    It is not accepted.
      受け付けません。
    It is wanted less.
      優先度は低めです。
    a media type has a slash: application/json.
      メディアタイプには application/json のようにスラッシュがあります。
    A media type that this reference does not have.
      このリファレンスにないメディアタイプです。
    How bytes become letters.
      バイト列を文字にする方法です。
    What stands between the parts.
      部分と部分の区切りです。
    A parameter of the type's own.
      この型に固有のパラメーターです。
    {0}, a request header
      {0}（リクエストヘッダー）
    """
}
