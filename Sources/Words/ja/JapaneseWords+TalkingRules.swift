extension JapaneseWords {
  /// Rules of WebSocket that the other side broke, and lines of a conversation that cannot be understood.
  static let talkingRules: StaticString = """
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
    a WebSocket cannot be opened with {0}: it needs a credential that is known beforehand
      {0} では WebSocket を開けません。事前にわかる認証情報が必要です
    a reason has {0} bytes at most, and this has {1}
      理由は最大 {0} バイトです。これは {1} バイトあります
    {0} is no name of a protocol: it has letters, digits and signs such as - and .
      {0} はプロトコル名ではありません。使えるのは文字、数字、- や . などの記号です
    nobody types here: the server is heard until it closes, or as long as --for says
      ここには入力する人がいません。サーバーが閉じるまで、または --for で指定した間、受信を続けます
    a WebSocket has an address of ws or wss, not {0}:
      WebSocket のアドレスは ws か wss です。{0}: ではありません
    GraphQL is asked over http; a subscription finds the WebSocket there by itself
      GraphQL は http で問い合わせます。サブスクリプションは WebSocket を自分で見つけます
    {0} cannot be sent: it is 1000 to 1003, 1007 to 1014, or 3000 to 4999
      {0} は送れません。1000〜1003、1007〜1014、3000〜4999 のいずれかです
    there is no {0} in a conversation; a message that begins with / is typed with //
      会話に {0} というコマンドはありません。/ で始まる発言は // で入力します
    expected what to wait for
      待つ条件が必要です
    `/expect` takes what `expect` takes: {0}
      `/expect` には `expect` と同じものを書きます: {0}
    no message came of which {0} holds
      {0} に合うメッセージが届きませんでした
    no message came of which {0} holds; {1} came
      {0} に合うメッセージが届きませんでした。{1} 届きました
    """
}
