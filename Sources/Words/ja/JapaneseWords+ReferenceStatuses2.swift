extension JapaneseWords {
  /// What the reference says of statuses.
  static let referenceStatuses2: StaticString = """
    A POST may have been done all the same; look before you send it again.
      POST は実行されたかもしれません。再送の前に確かめます。
    the server lacks a function that the request needs
      リクエストに必要な機能がサーバーにない
    The server lacks a function that the request needs.
      リクエストに必要な機能がサーバーにない。
    Often it does not know the method; 405 would mean that it knows it and refuses it here.
      メソッドを知らないことが多いです。405 なら、知っていてここでは拒否するという意味です。
    a gateway got no good answer from the server behind it
      ゲートウェイが、背後のサーバーから正しい応答を得られなかった
    A gateway got no good answer from the server behind it.
      ゲートウェイが、背後のサーバーから正しい応答を得られなかった。
    The body is often a page of the gateway, not of the API.
      ボディは API のものではなく、ゲートウェイのページであることが多いです。
    the server cannot answer now; Retry-After may say when
      サーバーは今応答できない。いつかは Retry-After にあることがある
    The server cannot answer now; Retry-After may say when.
      サーバーは今応答できない。いつかは Retry-After にあることがある。
    Overload and maintenance look like this.
      過負荷やメンテナンスで返ります。
    a gateway got no answer in time from the server behind it
      ゲートウェイが、背後のサーバーから時間内に応答を得られなかった
    A gateway got no answer in time from the server behind it.
      ゲートウェイが、背後のサーバーから時間内に応答を得られなかった。
    What was asked may still be done behind it.
      要求した処理は、背後でまだ実行されるかもしれません。
    the server does not speak this version of HTTP
      サーバーはこのバージョンの HTTP を話さない
    The server does not speak this version of HTTP.
      サーバーはこのバージョンの HTTP を話さない。
    negotiation loops
      ネゴシエーションが循環した
    Negotiation loops.
      ネゴシエーションが循環した。
    It is misconfigured.
      サーバーの設定の誤りです。
    the server has no room to store what it needs
      必要なものを保存する場所がサーバーにない
    The server has no room to store what it needs.
      必要なものを保存する場所がサーバーにない。
    the server found a loop while it worked
      サーバーが処理中に循環を見つけた
    The server found a loop while it worked.
      サーバーが処理中に循環を見つけた。
    the request lacks an extension that the server asks for
      サーバーの求める拡張がリクエストにない
    The request lacks an extension that the server asks for.
      サーバーの求める拡張がリクエストにない。
    The standard behind it is obsolete.
      もとになる仕様は廃止されています。
    a network on the way wants you to log in first
      途中のネットワークが先にログインを求めている
    A network on the way wants you to log in first.
      途中のネットワークが先にログインを求めている。
    A portal as in hotels answered, not the server that you asked.
      答えたのは要求先のサーバーではなく、ホテルなどのポータルです。
    the final response is still to come
      最終レスポンスはこれから届く
    The final response is still to come.
      最終レスポンスはこれから届く。
    the server says that the request is at fault
      サーバーはリクエストに問題があるとしている
    The server says that the request is at fault.
      サーバーはリクエストに問題があるとしている。
    the server says that it is at fault, not the request
      サーバーは、リクエストではなく自分に問題があるとしている
    The server says that it is at fault, not the request.
      サーバーは、リクエストではなく自分に問題があるとしている。
    After GET the body is the resource; after POST it is what came of the action.
      GET ならボディはリソースで、POST なら操作の結果です。
    Whether a cache may keep it depends on the method, on `Authorization` and on `Cache-Control`.
      キャッシュしてよいかは、メソッド、`Authorization`、`Cache-Control` で決まります。
    `Location` names it; without one it is at the URL that was asked.
      `Location` がその場所です。なければ要求した URL にあります。
    The body usually describes what was made.
      ボディはたいてい、作成されたものを表します。
    It may still fail, and HTTP has no way to tell you afterwards.
      この後で失敗することもあり、HTTP にはそれを知らせる方法がありません。
    The body should say where to look. `Location` means nothing that is defined here.
      どこを見ればよいかはボディにあるはずです。ここでの `Location` の意味は定められていません。
    A transforming proxy says this in place of 200.
      変換するプロキシが 200 の代わりに返します。
    There never is a body: a client that decodes one must not try here.
      ボディは決してありません。デコードするクライアントも、ここでは試みてはいけません。
    DELETE and PUT often end like this; on Qiita they always do.
      DELETE と PUT はよくこう終わり、Qiita では必ずこうです。
    There is no body.
      ボディはありません。
    this is the part that `Range` asked for, or several parts
      これは `Range` で要求した部分、または複数の部分
    This is the part that `Range` asked for, or several parts.
      これは `Range` で要求した部分、または複数の部分。
    `Content-Range` says which part, and how long the whole is.
      どの部分か、全体の長さはいくつかは `Content-Range` が示します。
    Several come as `multipart/byteranges`, and each has a `Content-Range` of its own.
      複数なら `multipart/byteranges` で届き、それぞれに `Content-Range` があります。
    A server that ignores `Range` answers 200 with everything.
      `Range` を無視するサーバーは、200 で全体を返します。
    Some of those may be failures: 207 says nothing about them.
      中には失敗もあり得ますが、207 からは分かりません。
    It answers `A-IM`.
      `A-IM` への応答です。
    """
}
