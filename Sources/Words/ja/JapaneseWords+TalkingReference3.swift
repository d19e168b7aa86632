extension JapaneseWords {
  static let talkingReference3: StaticString = """
    {0}, a code that closes a WebSocket
      {0}（WebSocket を閉じるコード）
    The conversation came to its end, and nothing is wrong.
      会話は終わりまで進み、問題はありません。
    Whoever closes goes away: a server that stops, or a page that is left.
      閉じた側がいなくなります。止まるサーバーや、離れたページです。
    The other side broke the rules of frames.
      相手がフレームの規則に反しました。
    A kind of message came that is not taken, such as bytes where text is wanted.
      テキストが要るところにバイト列が来るなど、受け取れない種類のメッセージが来ました。
    The code is reserved, and nobody sends it.
      予約されたコードで、送られることはありません。
    The close frame had no code in it; the number itself is never sent.
      終了のフレームにコードがありませんでした。この番号自体は送られません。
    The connection ended without a close frame; the number itself is never sent.
      終了のフレームなしに接続が切れました。この番号自体は送られません。
    What to do: look for a server that crashed, and for something on the way that ends what is silent for long.
      対処: サーバーが落ちていないか、長く黙っている接続を途中の何かが切っていないかを見ます。
    A message was not what it says it is, such as text that is not UTF-8.
      UTF-8 でないテキストなど、メッセージの中身が種類と合いませんでした。
    A message is against the rules of whoever closes, and no other code fits.
      メッセージが閉じた側の規則に反し、ほかに合うコードがありません。
    A message was too large to be taken.
      メッセージが大きすぎて受け取れませんでした。
    The client wants an extension, and the server did not agree to it.
      クライアントが求める拡張に、サーバーが応じませんでした。
    The server met something that it did not expect.
      サーバーで予期しないことが起きました。
    What to do: look into the server's log; the words behind the code may say more.
      対処: サーバーのログを見ます。コードの後ろの言葉が手がかりになることもあります。
    The server is restarted.
      サーバーを再起動しています。
    What to do: open the connection again, after a pause.
      対処: 少し待って接続し直します。
    The server has too much to do.
      サーバーが混み合っています。
    What to do: open the connection again, after a longer pause.
      対処: しばらく待って接続し直します。
    A gateway had no good answer from the server behind it.
      ゲートウェイが奥のサーバーから正しい応答を得られませんでした。
    TLS could not be agreed on; the number itself is never sent.
      TLS が成立しませんでした。この番号自体は送られません。
    It is not known who asks, or they may not.
      誰の要求か分からないか、許可がありません。
    It is known who asks, and they may not.
      誰の要求かは分かっていますが、許可がありません。
    Something took too long.
      何かに時間がかかりすぎました。
    Codes from 3000 to 3999 belong to libraries and frameworks, which have them registered.
      3000 から 3999 は、登録したライブラリーやフレームワークのものです。
    Codes from 4000 to 4999 are the application's own: its documentation says what they mean.
      4000 から 4999 はアプリケーション独自のコードで、意味はその文書にあります。
    In `graphql-transport-ws` 4400 is a wrong message, 4401 not authorized, 4403 forbidden, 4409 an id that is used.
      `graphql-transport-ws` では、4400 は誤ったメッセージ、4401 は未認証、4403 は禁止、4409 は使用中の ID です。
    The server agreed, and what followed on the connection was a WebSocket.
      サーバーが応じ、その後の接続は WebSocket でした。
    More messages passed than are kept: {0} were left out.
      残したより多くのメッセージが通りました。省いたもの: {0}。
    It was open, and no message passed.
      開いていましたが、メッセージは通りませんでした。
    Messages that came: {0}; that went: {1}.
      届いたメッセージ: {0}、送ったメッセージ: {1}。
    the messages
      メッセージ
    a WebSocket, which gives its messages one by one
      メッセージを一つずつ渡す WebSocket
    """
}
