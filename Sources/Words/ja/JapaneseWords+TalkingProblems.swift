extension JapaneseWords {
  /// What goes wrong on the way to a conversation over a WebSocket, and in one.
  static let talkingProblems: StaticString = """
    the server answered {0} where a WebSocket begins with 101
      WebSocket は 101 で始まりますが、サーバーの応答は {0} でした
    the server answered 101 without an Upgrade to websocket
      サーバーの 101 の応答に websocket への Upgrade がありません
    the server answered 101 without a Sec-WebSocket-Accept
      サーバーの 101 の応答に Sec-WebSocket-Accept がありません
    the Sec-WebSocket-Accept of the server is not the answer to the key
      サーバーの Sec-WebSocket-Accept がキーへの答えと違います
    the server uses an extension that nobody offered: {0}
      申し出ていない拡張をサーバーが使っています: {0}
    the server chose the protocol {0}, which was not offered
      申し出ていないプロトコル {0} をサーバーが選びました
    the connection ended without a close frame
      終了のフレームなしに接続が切れました
    the connection ended without a close frame, in the middle of a message
      メッセージの途中で、終了のフレームなしに接続が切れました
    the server did not answer the close within {0}
      サーバーが {0} 以内に終了に応じませんでした
    the server did not answer a ping within {0}
      サーバーが {0} 以内に ping に応じませんでした
    the server closed with {0}
      サーバーが {0} で閉じました
    this side closed with {0}
      こちらから {0} で閉じました
    a text message is not UTF-8
      テキストのメッセージが UTF-8 ではありません
    a message is longer than the {0} bytes that are taken
      メッセージが受け取れる {0} バイトを超えています
    a frame has reserved bits set, for an extension that was not agreed on
      合意していない拡張の予約ビットが立ったフレームです
    a frame of the server is masked
      サーバーのフレームがマスクされています
    a frame is of the kind {0}, which has no meaning
      意味のない種類 {0} のフレームです
    a control frame is longer than 125 bytes
      制御フレームが 125 バイトを超えています
    a control frame is not whole
      制御フレームが分割されています
    a WebSocket begins with a GET that has no body
      WebSocket はボディのない GET で始まります
    a WebSocket cannot be opened with digest: it needs a credential that is known beforehand
      digest では WebSocket を開けません。事前にわかる認証情報が必要です
    {0} cannot be sent: it is 1000 to 1003, 1007 to 1014, or 3000 to 4999
      {0} は送れません。1000〜1003、1007〜1014、3000〜4999 のいずれかです
    there is no {0} in a conversation; a message that begins with / is typed with //
      会話に {0} というコマンドはありません。/ で始まる発言は // で入力します
    expected what to wait for
      待つ条件が必要です
    no message came of which {0} holds
      {0} に合うメッセージが届きませんでした
    no message came of which {0} holds; {1} came
      {0} に合うメッセージが届きませんでした。{1} 届きました
    """
}
