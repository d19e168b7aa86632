extension JapaneseWords {
  /// What the reference says of fields of HTTP.
  static let referenceFields: StaticString = """
    It is no field: the name is reserved, because `Vary: *` uses the sign.
      フィールドではありません。`Vary: *` がこの記号を使うため、予約された名前です。
    Which kinds of difference the client takes in place of the whole.
      全体の代わりに受け取れる差分の種類です。
    What goes into the coffee; a joke of 1998.
      コーヒーに入れるものです。1998 年の冗談です。
    Which client hints the server wants with later requests.
      以後のリクエストに付けてほしいクライアントヒントです。
    Of which time the resource is wanted, from an archive.
      アーカイブから、いつの状態のリソースが欲しいかです。
    What the client can do, for a choice between variants.
      バリアントを選ぶための、クライアントの能力です。
    The types of body that POST takes here.
      ここで POST が受け付けるボディの型です。
    The types of body that QUERY takes here.
      ここで QUERY が受け付けるボディの型です。
    Which parts of the next message shall be signed.
      次のメッセージのどの部分に署名してほしいかです。
    Which protocols a client will speak inside a CONNECT tunnel.
      CONNECT のトンネルの中で使うプロトコルです。
    Which alternative service this request goes to.
      このリクエストがどの代替サービスに向かうかです。
    Which variants of the resource there are.
      リソースにどんなバリアントがあるかです。
    How an interactive client shall go about logging in.
      対話型クライアントのログインの進め方です。
    The hash of a dictionary the client has, so that the server compresses with it.
      クライアントが持つ辞書のハッシュです。サーバーはそれで圧縮します。
    Groups of kept answers that this change makes invalid.
      この変更で無効になる、保存された応答のグループです。
    It counts in answers to unsafe methods, such as POST, and within one origin.
      POST など安全でないメソッドへの応答で、1 つのオリジンの中で有効です。
    Groups that this answer belongs to, so that they can be dropped together.
      この応答が属するグループです。まとめて破棄できます。
    What each cache on the way did with the request.
      途中の各キャッシュがリクエストをどう扱ったかです。
    Whether capsules travel in this connection after an upgrade.
      アップグレードの後、この接続をカプセルが通るかどうかです。
    What a content delivery network may keep; it overrules Cache-Control there.
      CDN が保存してよいものです。CDN では Cache-Control より優先します。
    The networks a request went through, so that none of them forwards it in a circle.
      リクエストが通った CDN です。循環を防ぎます。
    When the certificate that is fetched ends.
      取得する証明書の終わりです。
    When the certificate that is fetched begins.
      取得する証明書の始まりです。
    The client's certificate, as a proxy that ends TLS passes it on.
      TLS を終端するプロキシが渡す、クライアントの証明書です。
    A server must take it from its own proxy only: anybody can write it.
      誰でも書けるので、サーバーは自分のプロキシからのものだけを使います。
    The certificates above the client's, as a proxy passes them on.
      プロキシが渡す、クライアントの証明書の上位の証明書です。
    It is no field to send: the name is reserved for `Connection: close`.
      送るフィールドではありません。`Connection: close` のために予約された名前です。
    What a frontend knows of its TLS connection, for a backend that checks the credential.
      認証情報を調べるバックエンドのための、フロントエンドの TLS 接続の情報です。
    Whether a UDP proxy shall serve many peers over one socket.
      UDP プロキシが 1 つのソケットで多くの相手を扱うかどうかです。
    A checksum of the body as it travels, after compression.
      圧縮後の、送られるボディのチェックサムです。
    The ETag of what the difference is to be applied to.
      差分を適用する相手の ETag です。
    A signature of the request by the client's key, in GNAP.
      GNAP での、クライアントの鍵によるリクエストの署名です。
    The name that the server gave the dictionary.
      サーバーが辞書に付けた名前です。
    A proof that the sender of a token holds the key it was made for.
      トークンの送り手が、発行先の鍵を持つ証明です。
    A value that the next DPoP proof must contain.
      次の DPoP の証明に含める値です。
    The request came in TLS early data, which can be replayed.
      リプレイされ得る TLS の early data で届いたリクエストです。
    The mail address of the person behind an automatic client.
      自動クライアントの責任者のメールアドレスです。
    Whether a client's key is registered yet, for HOBA.
      HOBA で、クライアントの鍵が登録済みかどうかです。
    Which kind of difference the body is.
      ボディがどの種類の差分かです。
    Asks the client to show another server's token binding, too.
      別のサーバーのトークンバインディングも示すよう求めます。
    Asks those on the way to pass each piece on at once and to hold none back.
      途中のものに、断片を溜めずにすぐ渡すよう求めます。
    The last event that came before a stream broke off.
      ストリームが切れる前の最後のイベントです。
    A link whose target has places to fill in.
      埋める場所のあるリンクです。
    How many proxies may still pass on this TRACE or OPTIONS.
      この TRACE か OPTIONS を、あといくつのプロキシが渡してよいかです。
    From which time this archived state is.
      このアーカイブされた状態の時刻です。
    How often a proxy used an answer, or may.
      プロキシが応答を何回使ったか、または使ってよいかです。
    The message follows the rules of mail; few send it.
      メールの規則に従うメッセージです。送るものはほとんどありません。
    How the client wants a variant to be chosen.
      バリアントの選び方の希望です。
    How to log in, where it also works without.
      ログインの方法です。ログインなしでも使えます。
    The message is encrypted end to end, for small devices behind a proxy.
      エンドツーエンドで暗号化されたメッセージです。プロキシの背後の小さな機器に使います。
    How urgent it is, from `u=0` to `u=7`, and whether pieces of it are of use.
      `u=0` から `u=7` の緊急度と、断片でも役に立つかどうかです。
    Smaller is more urgent; without it `u` is 3.
      小さいほど緊急です。なければ `u` は 3 です。
    What follows a successful login at a proxy.
      プロキシへのログイン成功の後に使うものです。
    Under which addresses others reach the client behind the proxy.
      プロキシの背後のクライアントに届くアドレスです。
    How a proxy handled the request, and what went wrong behind it.
      プロキシがリクエストをどう扱い、背後で何が起きたかです。
    Which keys a host's certificate may have; browsers dropped it.
      ホストの証明書に許される鍵です。ブラウザーは対応をやめました。
    The same, to report only; browsers dropped it.
      同じもので、報告だけをします。ブラウザーは対応をやめました。
    A value that the next request to a certificate authority must contain.
      認証局への次のリクエストに含める値です。
    A checksum of the whole form of the resource, also where only a part travels.
      リソース全体のチェックサムです。一部だけが送られるときも全体のものです。
    Binds a token to the key of the TLS connection.
      トークンを TLS 接続の鍵に結び付けます。
    The server's answer to the key, which proves that it speaks WebSocket.
      キーへのサーバーの答えで、WebSocket を話す証明です。
    Which extensions the WebSocket uses, such as compression.
      WebSocket が使う拡張です。圧縮などがあります。
    A value of chance that the server must work with; it is no secret.
      サーバーが使う乱数です。秘密ではありません。
    What is spoken inside the WebSocket.
      WebSocket の中で話すものです。
    The version of WebSocket; it is 13.
      WebSocket のバージョンで、13 です。
    A name of a transaction, so that events about it can be told.
      関連するイベントを伝えるための、トランザクションの名前です。
    Signatures of parts of the message.
      メッセージの一部への署名です。
    Which parts each signature covers, and by which key.
      それぞれの署名がどの部分を覆い、どの鍵によるかです。
    Which name the new resource should have, if the server likes it.
      新しいリソースに付けてほしい名前です。サーバー次第です。
    What a SOAP request is about.
      SOAP のリクエストの用件です。
    How the server chose between variants.
      サーバーがバリアントをどう選んだかです。
    A later push message of this topic replaces this one.
      同じトピックの後のプッシュメッセージが、これに置き換わります。
    What each tracing system adds to the trace.
      各トレースシステムがトレースに加えるものです。
    How many seconds a push message is kept for a device that is offline.
      オフラインの機器のために、プッシュメッセージを保つ秒数です。
    A checksum of the body before compression.
      圧縮前のボディのチェックサムです。
    How urgent a push message is.
      プッシュメッセージの緊急度です。
    This answer can be the dictionary for compressing later ones.
      この応答を、後の圧縮の辞書に使えます。
    What the choice inside one variant depends on.
      1 つのバリアントの中での選択を左右するものです。
    Which checksums of the travelling body are wanted.
      送られるボディの、欲しいチェックサムです。
    Which checksums of the whole are wanted.
      全体の、欲しいチェックサムです。
    Which checksums of the uncompressed body are wanted.
      圧縮前のボディの、欲しいチェックサムです。
    In which configuration a resource is to be looked up.
      リソースを探す構成です。
    A token for access to media, of the Consumer Technology Association.
      メディアの利用を許すトークンです。Consumer Technology Association のものです。
    Which features of business messages a partner has.
      取引先が対応する業務メッセージの機能です。
    All pages of an answer shall show one state; an older name of OData-Isolation.
      すべてのページで同じ状態を見せます。OData-Isolation の古い名前です。
    The id of what was made, where the answer has no body.
      応答にボディがないときの、作成されたものの ID です。
    All pages of an answer shall show one state.
      すべてのページで同じ状態を見せます。
    The highest version of OData that the client reads.
      クライアントが読める OData の最高のバージョンです。
    The version of OData of the message.
      メッセージの OData のバージョンです。
    The version of OSLC of the message.
      メッセージの OSLC のバージョンです。
    Who repeats.
      繰り返している送り手です。
    When the request was sent first.
      リクエストを最初に送った時刻です。
    A name for the attempt, so that it is done only once.
      一度だけ実行されるように付ける、試みの名前です。
    Whether the server recognised the repetition.
      サーバーが繰り返しだと分かったかどうかです。
    What a cache before the server can do for it.
      サーバーの手前のキャッシュにできることです。
    What a cache before the server may keep, and for how long.
      サーバーの手前のキャッシュが保存してよいものと、その長さです。
    """
}
