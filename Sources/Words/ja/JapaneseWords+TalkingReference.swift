extension JapaneseWords {
  /// What the reference says of the ways in which a conversation fails.
  static let talkingReference: StaticString = """
    the server answers with something else than a WebSocket
      サーバーの応答が WebSocket ではありません
    A WebSocket begins with a GET that asks for it; the answer to that is 101, and this was another.
      WebSocket はそれを求める GET で始まり、答えは 101 です。これは別の答えでした。
    The answer is an exchange like any other: its status, headers and body say why.
      ほかと同じやり取りなので、ステータス、ヘッダー、ボディに理由があります。
    Another path has the WebSocket.
      WebSocket は別のパスにある。
    A login is missing.
      ログインが必要。
    The server wants an Origin that it knows.
      サーバーは知っている Origin を求めている。
    It wants a protocol to be spoken inside, which `--protocol NAME` offers.
      中で話すプロトコルを求めている。`--protocol NAME` で申し出る。
    A proxy on the way does not know WebSocket.
      途中のプロキシが WebSocket を知らない。
    Another credential is needed.
      別の認証情報が必要。
    The WebSocket is where the redirect leads.
      WebSocket はリダイレクト先にある。
    It answers this path as it would any GET: with a response.
      このパスには、ほかの GET と同じくレスポンスで答えています。
    It speaks version {0} of WebSocket, and not 13, the only one that Apus speaks.
      話せる WebSocket はバージョン {0} で、Apus が話せる唯一の 13 は話せません。
    It speaks the versions {0} of WebSocket, and not 13, the only one that Apus speaks.
      話せる WebSocket はバージョン {0} のいずれかで、Apus が話せる唯一の 13 は話せません。
    It wants one of other protocols there: {0}.
      そこでは別のプロトコルのいずれかを求めています: {0}。
    It wants another protocol there: {0}.
      そこでは別のプロトコルを求めています: {0}。
    the server agrees, and not to what was asked for
      サーバーは応じましたが、求めたものと違います
    The answer is 101, and what proves that the request was read is missing or wrong.
      答えは 101 ですが、リクエストを読んだ証明がないか、間違っています。
    Something on the way answered from a cache.
      途中の何かがキャッシュから答えた。
    The server uses compression or a protocol that was not offered.
      申し出ていない圧縮やプロトコルをサーバーが使っている。
    the server breaks the rules of frames
      サーバーがフレームの規則に反しています
    Everything before it was read; the server was told with 1002.
      それより前はすべて読みました。サーバーには 1002 で伝えました。
    The server has an error of its own.
      サーバー側の誤り。
    Texts in a WebSocket are UTF-8; the server was told with 1007.
      WebSocket のテキストは UTF-8 です。サーバーには 1007 で伝えました。
    The server sends bytes as text.
      サーバーがバイト列をテキストとして送っている。
    It cuts texts in the middle of a character.
      文字の途中でテキストを切っている。
    a message is larger than is taken
      メッセージが受け取れる大きさを超えています
    A message may have 64 MiB unless `ws` is given a --max-message; the server was told with 1009, and nothing of it was kept.
      `ws` に --max-message がなければ、メッセージは 64 MiB までです。サーバーには 1009 で伝え、何も残していません。
    The message has no end.
      メッセージに終わりがない。
    What it holds belongs into several.
      複数に分けるべき内容。
    """
}
