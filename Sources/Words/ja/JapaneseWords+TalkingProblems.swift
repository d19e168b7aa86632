extension JapaneseWords {
  /// What goes wrong on the way to a conversation over a WebSocket, and in one.
  static let talkingProblems: StaticString = """
    request {0} is a conversation; this shows its beginning, and speaks no WebSocket
      リクエスト {0} は会話です。これは始まりを見せるだけで、WebSocket は話しません
    line {0} is not UTF-8 and was not sent; `/binary @FILE` sends bytes
      {0} 行目は UTF-8 ではないので送っていません。バイト列は `/binary @FILE` で送れます
    kept the messages that came: {0}
      届いたメッセージを残しました: {0}
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
    the conversation is over
      会話は終わっています
    the conversation is over: {0}
      会話は終わっています: {0}
    a chunk of the body does not say its size
      ボディのチャンクに大きさがありません
    the connection ended after {0} bytes of the body
      ボディの {0} バイトの後で接続が切れました
    a line of the header does not end
      ヘッダーの行に終わりがありません
    message {0} was not recorded: there were {1}
      メッセージ {0} は記録されていません（記録は {1} 件）
    message {0} is of another shape than the recorded one
      メッセージ {0} の形が記録と違います
    """
}
