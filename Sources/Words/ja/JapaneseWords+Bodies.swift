extension JapaneseWords {
  /// What `explain` says of a body and of its text.
  static let bodies: StaticString = """
    # What a body is
    The body, {0}, went into {1}.
      ボディ（{0}）は {1} に保存されました。
    There is no body because HEAD asks for the headers only.
      HEAD はヘッダーだけを要求するので、ボディはありません。
    GET would bring {0} bytes.
      GET なら {0} バイト返ります。
    There is no body, and {0} never has one: nothing is missing.
      ボディはありません。{0} には必ずないもので、欠けているわけではありません。
    {0} came, and nothing of it could be unpacked.
      {0} 届きましたが、何も展開できませんでした。
    The body is empty. A client that decodes it fails, unless it expects nothing.
      ボディは空です。空を想定していないクライアントはデコードに失敗します。
    It says JSON, and the body is a page of HTML.
      JSON と言っていますが、ボディは HTML のページです。
    A login, a proxy or a wrong URL answered in its place.
      ログイン画面かプロキシが応答したか、URL が違うのかもしれません。
    The body is a page for people, not data. Is the base that of the API?
      ボディはデータではなく人が読むページです。ベース URL は API のものですか？
    Each line is JSON by itself: paths see a list of them.
      各行がそれぞれ JSON です。パスからはリストとして見えます。
    It is a stream of events: paths see a list of them.
      イベントのストリームです。パスからはリストとして見えます。
    The body is JSON and does not say what it is: strict clients refuse it.
      ボディは JSON ですが、種類が示されていません。厳格なクライアントは拒否します。
    The body is JSON, and its label says otherwise: strict clients refuse it.
      ボディは JSON ですが、ラベルは別のものを示しています。厳格なクライアントは拒否します。
    The body is plain text, as it says.
      ボディはラベルどおりプレーンテキストです。
    The body is not JSON: it is shown as what it is, and paths cannot look into it.
      ボディは JSON ではありません。そのまま表示され、パスで中を見ることはできません。

    # JSON
    The body is an empty object.
      ボディは空のオブジェクトです。
    The body is an object of 1 key.
      ボディはキー 1 個のオブジェクトです。
    The body is an object of {0} keys.
      ボディはキー {0} 個のオブジェクトです。
    The body is a list of 1 element.
      ボディは要素 1 個のリストです。
    The body is a list of {0} elements.
      ボディは要素 {0} 個のリストです。
    The whole body is one value, which JSON allows and some readers do not.
      ボディ全体が 1 つの値です。JSON では許されますが、受け付けない処理系もあります。
    The body should be JSON and is not: {0}.
      ボディは JSON のはずですが、違います: {0}
    The body's JSON is cut off at byte {0}: {1}.
      ボディの JSON は {0} バイト目で切れています: {1}
    A key appears twice in one object. Readers differ on which value they take; Apus shows both.
      1 つのオブジェクトに同じキーが 2 回あります。どちらを採るかは処理系によります。Apus は両方を表示します。
    Numbers that a Double cannot hold: Swift's Decimal or Int64 may, JavaScript loses digits.
      Double では表せない数値です。Swift の Decimal や Int64 なら表せることがあり、JavaScript では桁が失われます。
    A byte order mark stands before the JSON; strict readers refuse it.
      JSON の前にバイトオーダーマークがあります。厳格な処理系は拒否します。
    A string holds half of a surrogate pair: no Swift String can be made of it exactly.
      文字列にサロゲートペアの片方だけがあります。Swift の String では正確に表せません。

    # Text
    The text is labelled {0}, and its bytes are plain ASCII.
      ラベルは {0} ですが、中身は ASCII だけです。
    The text is in {0}: it is shown, and paths look into it; pipes and files get the bytes that came.
      テキストは {0} です。表示やパスでは変換されますが、パイプとファイルには届いたバイト列がそのまま渡ります。
    The text is labelled {0}, and is read so.
      ラベルは {0} で、そのとおりに読んでいます。
    Its bytes are UTF-8, too: --response-charset utf-8 reads them so.
      UTF-8 としても読めます。--response-charset utf-8 でそう読めます。
    The body cannot be read as text: {0}.
      ボディをテキストとして読めません: {0}
    It may be in another charset: --response-charset NAME reads it as that.
      別の文字コードかもしれません。--response-charset NAME で指定できます。
    The label names one charset, and the bytes are UTF-8: {0}.
      ラベルの文字コードと違い、中身は UTF-8 です: {0}
    The label names one charset, and the bytes are UTF-8: read so they are JSON.
      ラベルの文字コードと違い、中身は UTF-8 です。UTF-8 として読むと JSON です。
    The text should be UTF-8, and its bytes are not.
      UTF-8 のはずですが、中身は UTF-8 ではありません。
    The bytes fit {0}: --response-charset {1} reads them so.
      {0} として読めます。--response-charset {1} でそう読めます。

    # How it was packed and how it ended
    The body was left packed as it came.
      ボディは届いたまま、展開していません。
    The server names the coding {0}, which is unknown here: nothing was unpacked.
      サーバーが示したコーディング {0} は未知のもので、何も展開していません。
    The body travelled compressed: {0} for {1}.
      ボディは圧縮されて届きました（{1} が {0} に）。
    The body travelled compressed, which made it larger: {0} for {1}.
      ボディは圧縮されて届きましたが、かえって大きくなっています（{1} が {0} に）。
    The body came in chunks, so its length was not known before: progress has no end to show.
      ボディはチャンクで届き、長さは事前に分かりませんでした。進捗の終わりは表示できません。
    The length is said more than once, always the same: invalid, though tolerated.
      長さが同じ値で 2 回以上書かれています。不正ですが、許容されます。
    The body ended when the server closed the connection: a cut could not be noticed.
      サーバーが接続を閉じた所でボディが終わりました。途中で切れていても気づけません。
    The head was whole, and the body was cut off at byte {0}.
      ヘッダーはすべて届きましたが、ボディは {0} バイト目で切れました。
    The head was whole, and the body was cut off at byte {0} of {1}.
      ヘッダーはすべて届きましたが、ボディは {1} バイト中 {0} バイト目で切れました。
    The head was whole, and the body was cut off at byte {0}: its last chunk is missing.
      ヘッダーはすべて届きましたが、ボディは {0} バイト目で切れました。最後のチャンクがありません。
    Chunks promise no total.
      チャンクは全体の長さを約束しません。
    Every byte that was promised came, and what is packed in them has no end.
      約束されたバイトはすべて届きましたが、圧縮データが途中で終わっています。
    What came is kept: it may be shown.
      届いた分は残っていて、表示できます。

    # Parts
    A part was asked for, and the server sent everything: it ignores ranges here.
      一部を要求しましたが、全体が返りました。ここでは Range が無視されます。
    Parts of it can be asked for.
      一部だけを要求できます。
    Several parts came in one body, each with its own Content-Range.
      1 つのボディに複数の部分が、それぞれの Content-Range とともに届きました。
    A 206 of one part must say in Content-Range which part, and this one does not.
      部分が 1 つの 206 はどの部分かを Content-Range で示さなければなりませんが、示していません。
    Another part came than was asked for.
      要求とは別の部分が届きました。
    The part that came is the whole.
      届いた部分が全体です。
    Only a part came.
      一部だけが届きました。
    Content-Range names {0}, and {1} came.
      Content-Range が示すのは {0} ですが、届いたのは {1} です。
    1 byte
      1 バイト
    The range is outside the resource.
      範囲がリソースの外です。
    """
}
