extension JapaneseWords {
  /// What the reference says of OAuth 2.
  static let referenceOAuth: StaticString = """
    {0}, an error of OAuth 2
      {0}（OAuth 2 のエラー）
    The token was good no more, and was renewed before the request went out.
      トークンが無効になっていたので、リクエストの前に更新しました。
    The token was refused. What may do something twice is not sent again unasked; the next request renews it.
      トークンが拒否されました。2 回実行すると困るかもしれないリクエストは、確認なしには送り直しません。次のリクエストで更新します。
    The token was refused at first; it was renewed, and the request sent again.
      最初はトークンが拒否されました。更新して、リクエストを送り直しました。
    The token could not be renewed: {0}.
      トークンを更新できませんでした: {0}。
    the authorization server said no
      認可サーバーが拒否した
    The authorization server said no.
      認可サーバーが拒否した。
    The server understood what was asked, and gave no token.
      サーバーは要求を理解し、トークンを発行しませんでした。
    Its own word for it is in the message.
      サーバーの言葉はメッセージにあります。
    The client's id or its secret is another one there.
      クライアントの ID か秘密が登録と異なります。
    Somebody said no.
      利用者が許可しませんでした。
    The code or the refresh token was used before, or is too old.
      コードかリフレッシュトークンが使用済み、または古すぎます。
    what came is no answer of OAuth 2
      OAuth 2 の応答ではないものが届いた
    What came is no answer of OAuth 2.
      OAuth 2 の応答ではないものが届いた。
    The place that was asked answered, and not as RFC 6749 has it.
      尋ねた先は応答しましたが、RFC 6749 の形式ではありません。
    The address is that of a page.
      ページのアドレスです。
    A proxy or a login page of the network stands in between.
      間にプロキシか、ネットワークのログインページがあります。
    what came back belongs to another login
      別のログインの結果が返ってきた
    What came back belongs to another login.
      別のログインの結果が返ってきた。
    The code in it was not used.
      含まれていたコードは使っていません。
    What is checked is the state, and for OpenID the nonce.
      確認するのは state で、OpenID では nonce もです。
    It is a page of an earlier login.
      以前のログインのページです。
    Somebody tried to log you in as somebody else.
      誰かがあなたを別人としてログインさせようとしました。
    the time for it is over
      期限が過ぎた
    The time for it is over.
      期限が過ぎた。
    No token was given.
      トークンは発行されていません。
    Nobody said yes in time.
      時間内に許可されませんでした。
    The token has run out, and there is none to renew it with.
      トークンの期限が切れ、更新用のトークンもありません。
    nothing says where to log in, or not in a way that can be trusted
      ログイン先が示されていないか、信頼できない
    Nothing says where to log in, or not in a way that can be trusted.
      ログイン先が示されていないか、信頼できない。
    No secret was sent.
      秘密は送っていません。
    The API takes tokens that are made on a page of its own.
      API は専用のページで作ったトークンを使います。
    The server does not tell of itself.
      サーバーは自分の情報を公開していません。
    Something is missing in the request, is there twice, or cannot be read.
      リクエストに不足、重複、読み取れない部分のいずれかがあります。
    What to do: compare what was sent with the server's documentation.
      対処: 送った内容をサーバーの文書と比べてください。
    The server does not know the client, or its secret is wrong.
      サーバーがクライアントを知らないか、秘密が違います。
    What to do: look up the id and the secret where the client is registered; a client without a secret sends none.
      対処: クライアントの登録先で ID と秘密を確認してください。秘密のないクライアントは何も送りません。
    The code or the refresh token is not good: used before, too old, taken back, or of another client.
      コードかリフレッシュトークンが無効です。使用済み、期限切れ、取り消し済み、または別のクライアントのものです。
    What to do: log in anew. A server that rotates refresh tokens takes each of them once.
      対処: ログインし直してください。リフレッシュトークンを交換するサーバーは、それぞれを一度だけ受け付けます。
    The client may not have tokens in this way.
      このクライアントには、この方法でのトークンが許可されていません。
    What to do: allow this way where the client is registered, or take another one.
      対処: クライアントの登録先でこの方法を許可するか、別の方法を使ってください。
    The server gives no tokens in this way.
      サーバーはこの方法でトークンを発行しません。
    What to do: take another way, such as a code.
      対処: コードなど、別の方法を使ってください。
    The server gives no codes.
      サーバーはコードを発行しません。
    What to do: take another way, such as a code for a device.
      対処: デバイス用のコードなど、別の方法を使ってください。
    A scope is not known, or may not be asked for.
      知られていないか、求められないスコープがあります。
    What to do: ask for scopes that the server's metadata or documentation names.
      対処: サーバーのメタデータか文書にあるスコープを求めてください。
    Somebody said no, or the server did in their place.
      利用者が、または代わりにサーバーが許可しませんでした。
    What to do: log in again and say yes, or ask who may.
      対処: もう一度ログインして許可するか、許可できる人に頼んでください。
    The server failed, and cannot answer a browser with 500.
      サーバーで問題が起きました。ブラウザーには 500 で応答できません。
    The server is busy, and cannot answer a browser with 503.
      サーバーが混み合っています。ブラウザーには 503 で応答できません。
    What to do: try again later.
      対処: 後でもう一度試してください。
    The token has run out, was taken back, or is none of this server's.
      トークンが期限切れか、取り消し済みか、このサーバーのものではありません。
    What to do: renew the token, or log in anew. After a login Apus renews it by itself, once.
      対処: トークンを更新するか、ログインし直してください。ログイン後は Apus が一度だけ自動で更新します。
    The token is good, and not for this.
      トークンは有効ですが、この操作には使えません。
    What to do: log in anew with the scope that is named. To renew the token does not help.
      対処: 示されたスコープでログインし直してください。トークンの更新では解決しません。
    Nobody has said yes yet.
      まだ許可されていません。
    What to do: wait, and ask again after the interval.
      対処: 待って、指定の間隔の後にもう一度尋ねてください。
    Nobody has said yes yet, and the questions come too often.
      まだ許可されていません。確認の間隔も短すぎます。
    What to do: wait five seconds longer from now on.
      対処: これからは 5 秒長く待ってください。
    The code for the device has run out.
      デバイス用のコードの期限が切れました。
    What to do: ask for another code.
      対処: 別のコードを求めてください。
    The server takes no tokens of this kind back.
      サーバーはこの種類のトークンの返却を受け付けません。
    What to do: let the token run out, or give the refresh token back.
      対処: トークンの期限切れを待つか、リフレッシュトークンを返してください。
    Somebody has to log in, and was not to be asked.
      ログインが必要ですが、利用者に尋ねない指定でした。
    Somebody has to do something, and was not to be asked.
      利用者の操作が必要ですが、尋ねない指定でした。
    Somebody has to say yes, and was not to be asked.
      許可が必要ですが、利用者に尋ねない指定でした。
    What to do: ask without `prompt=none`.
      対処: `prompt=none` なしで求めてください。
    """
}
