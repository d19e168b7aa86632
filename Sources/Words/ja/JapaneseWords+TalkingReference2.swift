extension JapaneseWords {
  static let talkingReference2: StaticString = """
    The server answers with something else than a WebSocket.
      サーバーの応答が WebSocket ではありません。
    The server agrees, and not to what was asked for.
      サーバーは応じましたが、求めたものと違います。
    The server breaks the rules of frames.
      サーバーがフレームの規則に反しています。
    A text message is not UTF-8.
      テキストのメッセージが UTF-8 ではありません。
    A message is larger than is taken.
      メッセージが受け取れる大きさを超えています。
    The connection ended without a close.
      終了の合図なしに接続が切れました。
    The server does not answer a ping, or a close.
      サーバーが ping や終了に応じません。
    The conversation was closed with another code than 1000.
      会話が 1000 以外のコードで閉じられました。
    the connection ended without a close
      終了の合図なしに接続が切れました
    Whoever ends a conversation says so first; here nobody did.
      会話を終える側が先に知らせますが、ここでは誰も知らせていません。
    The server crashed, or was restarted.
      サーバーが落ちたか、再起動した。
    Something on the way ends what is silent for long.
      長く黙っている接続を、途中の何かが切る。
    The network changed.
      ネットワークが変わった。
    the server does not answer a ping, or a close
      サーバーが ping や終了に応じません
    It had two seconds, and said nothing.
      2 秒待ちましたが、何も届きませんでした。
    The server is busy, or hangs.
      サーバーが忙しいか、止まっている。
    The connection is dead, and nobody has noticed.
      接続はもう切れていて、誰も気づいていない。
    the conversation was closed with another code than 1000
      会話が 1000 以外のコードで閉じられました
    The code says why: 1001 is going away, 1008 against the rules, 1011 an internal error, 1012 restarting; 4000 to 4999 are the application's own.
      理由はコードが示します。1001 は離脱、1008 は規則違反、1011 は内部エラー、1012 は再起動、4000〜4999 はアプリ独自です。
    The words behind the code say more, where there are any.
      コードの後に言葉があれば、より詳しくわかる。
    """
}
