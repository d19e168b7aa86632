extension ErrorCode {
  /// By the names of the codes.
  static let japanese: [String: FailureText] = [
    "middleware.failed": FailureText("リクエストを送信できませんでした。", "アプリの処理の途中で中止されました。", report),
    "auth.refresh": FailureText(
      "ログインの有効期限が切れました。", "新しい認証情報を取得できませんでした。", "ログインして、もう一度お試しください。"),
    "request.url": FailureText("リクエストのアドレスが正しくありません。", "このアドレスには接続できません。", report),
    "request.header": FailureText("リクエストを作成できませんでした。", "送信できない文字がヘッダーに含まれています。", input),
    "request.body": FailureText(
      "送信する内容を読み込めませんでした。", "ファイルがないか、内容を変換できません。", "ファイルを確認して、もう一度お試しください。"),
    "request.parameter": FailureText(
      "リクエストに必要な情報が足りません。", "値が空か、使えない値です。", input),
    "request.variable": FailureText(
      "リクエストで使う値が設定されていません。", "値のない変数が使われています。", "値を設定して、もう一度お試しください。"),
    "network.dns": FailureText("サーバーが見つかりません。", "名前からアドレスを調べられませんでした。ネットワークに接続されていない可能性があります。", connect),
    "network.refused": FailureText("サーバーは現在リクエストを受け付けていません。", "サーバーか途中の機器が接続を拒否しました。", later),
    "network.unreachable": FailureText("サーバーに接続できません。", "ネットワークに接続されていないか、経路がありません。", connect),
    "network.reset": FailureText("接続が切れました。", "通信の途中で相手側が接続を切りました。", again),
    "network.closed": FailureText("サーバーから応答がありませんでした。", "応答を返さずに接続が閉じられました。", again),
    "tls.expired": FailureText(
      "安全に接続できません。サーバーの証明書の有効期限が切れています。", "証明書が今日の時点で有効ではありません。端末の時計がずれている可能性もあります。",
      "端末の日付を確認してください。"),
    "tls.hostname": FailureText(
      "安全に接続できません。証明書が別のサーバーのものです。", "別の誰かがサーバーになりすましている可能性があります。", network),
    "tls.untrusted": FailureText(
      "安全に接続できません。証明書の発行元を信頼できません。", "別の誰かがサーバーになりすましている可能性があります。", network),
    "tls.protocol": FailureText("安全な接続を確立できませんでした。", "サーバーと端末で使える方式が一致しません。", network),
    "proxy.failed": FailureText(
      "ネットワークのプロキシがリクエストを通しませんでした。", "プロキシが動いていないか、拒否しました。", "端末のプロキシの設定を確認してください。"),
    "timeout.connect": FailureText("時間内に接続できませんでした。", "サーバーかネットワークの応答に時間がかかっています。", again),
    "timeout.idle": FailureText("サーバーからの送信が止まりました。", "長い間データが届きませんでした。", again),
    "timeout.total": FailureText("時間がかかりすぎています。", "制限時間内に応答が届きませんでした。", again),
    "cancelled": FailureText("リクエストはキャンセルされました。", "応答を待つ必要がなくなりました。", "必要になったら、もう一度お試しください。"),
    "redirect.limit": FailureText("転送の回数が多すぎます。", "転送が終わりなく続いています。", report),
    "redirect.loop": FailureText("転送が循環しています。", "同じ場所に戻る転送です。", report),
    "redirect.unsafe": FailureText("安全でない場所へ転送されました。", "秘密の情報が読み取られるおそれがあります。", report),
    "redirect.location": FailureText("転送先がわかりません。", "転送先のアドレスを読み取れません。", report),
    "protocol.status": FailureText("相手が HTTP で応答していません。", "応答の先頭が HTTP の形式ではありません。", network),
    "protocol.header": FailureText("応答の先頭を読み取れませんでした。", "ヘッダーの形式が正しくありません。", report),
    "protocol.framing": FailureText("応答の終わりがわかりません。", "長さについて矛盾する情報が届きました。", report),
    "header.tooLarge": FailureText("応答のヘッダーが大きすぎます。", "受け付けられる量を超えています。", report),
    "body.truncated": FailureText("応答が途中までしか届きませんでした。", "最後まで届く前に終わりました。", again),
    "body.encoding": FailureText("応答を展開できませんでした。", "示された方式で圧縮されていません。", again),
    "body.tooLarge": FailureText("応答が大きすぎます。", "受け付けられる量を超えています。", "一度に取得する量を減らしてください。"),
    "ws.refused": FailureText(
      "サーバーが会話の開始を受け付けませんでした。", "通常のページとして応答しました。", "アドレスと、ログインが必要かどうかを確認してください。"),
    "ws.handshake": FailureText("会話を始められませんでした。", "求めたものと違う内容でサーバーが応じました。", report),
    "ws.frame": FailureText("会話を中断しました。サーバーが規則に反しました。", "届いたデータを読み取れません。", report),
    "ws.text": FailureText("会話を中断しました。テキストを読み取れません。", "テキストの形式が正しくありません。", report),
    "ws.tooLarge": FailureText("会話を中断しました。メッセージが大きすぎます。", "受け付けられる量を超えています。", report),
    "ws.dropped": FailureText("会話が途切れました。", "終了の合図なしに接続が切れました。", again),
    "ws.silent": FailureText("サーバーが反応しなくなりました。", "時間内に応答がありませんでした。", again),
    "ws.closed": FailureText("サーバーが会話を終了しました。", "理由を示すコードが届きました。", again),
    "body.empty": FailureText("応答の内容が空です。", "必要な内容が届きませんでした。", later),
    "oauth.refused": FailureText(
      "ログインが拒否されました。", "サーバーが受け付けないか、許可されませんでした。", "もう一度ログインしてください。"),
    "oauth.answer": FailureText("ログインサーバーの応答を読み取れません。", "ログインへの応答ではないものが届きました。", network),
    "oauth.state": FailureText(
      "安全のためログインを中止しました。", "別のログインの結果が返ってきました。", "もう一度ログインしてください。"),
    "oauth.expired": FailureText(
      "ログインの期限が切れました。", "時間内に許可されなかったか、更新できません。", "もう一度ログインしてください。"),
    "oauth.endpoint": FailureText("ログイン先がわかりません。", "サーバーが示していないか、信頼できない場所です。", report),
    "decode.syntax": FailureText(
      "応答を読み取れませんでした。", "JSON ではありません。このネットワークでは先にログインが必要な可能性があります。", network),
    "decode.missing": FailureText("応答の一部が足りません。", "必要な情報をサーバーが送っていません。", update),
    "decode.type": FailureText("応答の形式が想定と異なります。", "値の種類が違います。", update),
    "decode.value": FailureText("応答に想定外の値があります。", "扱える値ではありません。", update),
    "expect.failed": FailureText("期待した結果と異なります。", "別の応答が返されました。", report),
    "replay.drift": FailureText("応答が記録と異なります。", "記録したときから何かが変わりました。", report),
    "replay.missing": FailureText("このリクエストへの応答が記録にありません。", "記録したときには送られていません。", report),
    "sign.mismatch": FailureText("署名が鍵と合いません。", "鍵かメッセージが署名したときと異なります。", report),
    "output.tooLarge": FailureText("量が多すぎて表示できません。", "受け付けられる量を超えています。", "一度に取得する量を減らしてください。"),
    "output.command": FailureText(
      "出力先のコマンドが失敗しました。", "0 以外のステータスで終わりました。", "そのコマンドを確かめて、もう一度試してください。"),
    "graphql.errors": FailureText("求めたものの一部が応答にありません。", "サーバーが答えられない部分がありました。", again),
    "usage.command": FailureText("このコマンドはありません。", "この名前のコマンドはありません。", input),
    "usage.argument": FailureText("コマンドの一部を理解できません。", "ここには書けない内容です。", input),
  ]

  private static let again = "もう一度お試しください。"
  private static let later = "しばらくしてから、もう一度お試しください。"
  private static let connect = "ネットワークの接続を確認して、もう一度お試しください。"
  private static let network = "別のネットワークでお試しください。"
  private static let update = "アプリの新しいバージョンがないか確認してください。"
  private static let report = "アプリの開発元にお知らせください。"
  private static let input = "入力内容を確認して、もう一度お試しください。"

  /// Of a status that is no success. Each sentence has the number in it.
  static func japanese(ofStatus status: Int) -> FailureText {
    let known = japaneseOfStatus[status] ?? japaneseOfStatus[status / 100 * 100] ?? japaneseOfStatus[600]
    var text = known ?? FailureText("サーバーに拒否されました", "", report)
    text.sentence += "（\(status)）。"
    return text
  }

  /// By status; `300` stands for all others from 300 to 399, and so on, and `600` for what is none of these.
  private static let japaneseOfStatus: [Int: FailureText] = [
    300: FailureText("別の場所が示されました", "求めた内容は別の場所にあるか、新しくありません。", report),
    304: FailureText("変更はありません", "すでにある内容のままです。", report),
    400: FailureText("サーバーがリクエストを受け付けませんでした", "リクエストの内容に誤りがあります。", report),
    401: FailureText("ログインが必要です", "誰からのリクエストか確認できませんでした。", "ログインして、もう一度お試しください。"),
    402: FailureText("支払いが必要です", "サーバーが支払いを求めています。", "アカウントを確認してください。"),
    403: FailureText("許可されていません", "このアカウントには権限がありません。", "別のアカウントでお試しください。"),
    404: FailureText("見つかりませんでした", "存在しないか、このアカウントには表示されません。", "探している内容を確認してください。"),
    408: FailureText("リクエストが届くのに時間がかかりすぎました", "送信が遅すぎました。", again),
    409: FailureText("現在の内容と矛盾しています", "他の誰かが変更した可能性があります。", reload),
    410: FailureText("すでになくなっています", "完全に削除されました。", "別のものをお探しください。"),
    412: FailureText("他の誰かが変更しました", "変更の元になった内容が古くなっています。", reload),
    413: FailureText("送信する内容が大きすぎます", "サーバーが受け付けられる量を超えています。", "一度に送る量を減らしてください。"),
    415: FailureText("この種類のファイルは受け付けられません", "対応していない形式です。", report),
    422: FailureText("入力内容を処理できません", "足りない項目か、正しくない項目があります。", input),
    429: FailureText("リクエストが多すぎます", "一度に受け付けられる数を超えています。", later),
    451: FailureText("表示できません", "法律により、ここでは表示が認められていません。", "別のものをお探しください。"),
    500: FailureText("サーバーで問題が発生しました", "原因はこちら側ではありません。", later),
    501: FailureText("サーバーがこの操作に対応していません", "この種類のリクエストは扱えません。", report),
    502: FailureText("サーバーが正しい応答を得られませんでした", "背後のサーバーで問題が起きています。", later),
    503: FailureText("サーバーが混雑しているか、メンテナンス中です", "しばらくお待ちください。", later),
    504: FailureText("サーバーが別のサーバーの応答を待ちきれませんでした", "背後のサーバーから応答がありません。", later),
    600: FailureText("不明な応答が返されました", "HTTP にない状態コードです。", report),
  ]

  private static let reload = "読み込み直してから、もう一度変更してください。"
}
