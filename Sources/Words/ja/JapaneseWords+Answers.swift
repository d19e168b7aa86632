extension JapaneseWords {
  /// What holds of answers that cannot be read, and what statuses mean and may have behind them.
  static let answers: StaticString = """
    # Answers that cannot be read
    The request itself was a success.
      リクエスト自体は成功しました。
    The place that is marked is where reading had to stop.
      印を付けた所で読み取りが止まりました。
    A page came in its place: a login, a proxy, the wrong base.
      代わりにページが届きました。ログイン、プロキシ、またはベース URL の誤りです。
    The server writes JSON by hand.
      サーバーが JSON を手作業で組み立てています。
    The JSON was cut off before it was sent.
      送信前に JSON が途中で切れました。
    The body is good JSON.
      ボディは正しい JSON です。
    The key is missing, or its value is null.
      キーがないか、値が null です。
    The value is optional: make it so in the type.
      省略可能な値です。型でもそうしてください。
    The key is spelled in another way.
      キーの綴りが違います。
    The API changed, or documents something else.
      API が変わったか、文書と異なります。
    A list of one came as an object.
      要素 1 個のリストがオブジェクトとして届きました。
    A date in another format.
      別の形式の日時です。
    A number too large.
      大きすぎる数値です。
    A new case of an enum.
      enum にない新しい値です。
    The head was whole, and fewer bytes came than it promised.
      ヘッダーはすべて届きましたが、ボディは約束より短いです。
    The server crashed while it sent.
      サーバーが送信中にクラッシュしました。
    Something on the way cut the line.
      途中で回線が切られました。
    Content-Encoding names a compression, and the bytes are not what it makes.
      Content-Encoding は圧縮を示していますが、中身はその形式ではありません。
    The server says gzip and sends plain text.
      サーバーは gzip と言いながら平文を送っています。
    Something on the way changed the bytes.
      途中で内容が変えられました。
    Two layers of software compressed it, and one forgot to say so.
      2 つの層が圧縮し、片方がそれを示し忘れています。
    Reading stopped at the limit; the rest was never received.
      上限で読み取りを止めました。残りは受信していません。
    The body has no end.
      ボディに終わりがありません。
    It is a bomb: little on the wire that swells when unpacked.
      圧縮爆弾です。通信上は小さく、展開すると膨れ上がります。
    The response is whole: nothing got lost on the way.
      レスポンスは完全で、途中で失われたものはありません。
    The status is 204, which never has a body.
      ステータスは 204 で、ボディはありません。
    The server found nothing and did not say so.
      サーバーは何も見つけられず、それを伝えませんでした。
    There was a connection, and something came that is no status line.
      接続はありましたが、届いたのはステータス行ではありません。
    The port belongs to another service: mail, a database, TLS.
      メール、データベース、TLS など、別のサービスのポートです。
    A proxy answered in its place.
      プロキシが代わりに応答しました。
    The status line was fine; a line after it is no `name: value`.
      ステータス行は正常ですが、その後に `名前: 値` でない行があります。
    Reading on would be guessing, and two readers could guess differently.
      読み進めるには推測が必要で、処理系によって解釈が分かれます。
    The server puts text of its users into headers unchecked.
      サーバーが利用者の入力を検査せずにヘッダーへ入れています。
    What the head says about the body's length contradicts itself, or the body does.
      ボディの長さについて、ヘッダー同士、またはヘッダーとボディが矛盾しています。
    Two programs each added their own length.
      2 つのプログラムがそれぞれ長さを付けました。
    Somebody tries to smuggle a second response in.
      別のレスポンスを紛れ込ませる攻撃です。
    300 kB and 5,000 lines are the limits; the body was not read.
      上限は 300 kB と 5,000 行です。ボディは読んでいません。
    Cookies pile up.
      Cookie がたまっています。
    The server writes a whole document into a header.
      サーバーが文書全体をヘッダーに入れています。

    # Redirects that do not end well
    Each answer was a redirect to a place that was not asked before.
      どの応答も、まだ要求していない場所へのリダイレクトでした。
    The server adds to the URL each time.
      サーバーが毎回 URL に付け足しています。
    A login page sends you in a long circle.
      ログイン画面が長い輪の中を巡らせています。
    Asking again would go in the same circle.
      もう一度要求しても同じ輪を巡ります。
    The server waits for a cookie that does not come back.
      サーバーが戻ってこない Cookie を待っています。
    Two rules disagree, such as one that adds a slash and one that takes it away.
      スラッシュを付ける規則と外す規則のように、2 つの規則が食い違っています。
    It was not followed: from https to http, or to what is neither, nothing is ever sent.
      追跡していません。https から http へ、またはそれ以外へは何も送信しません。
    The server builds its URLs without knowing that it is reached by https.
      サーバーが https で呼ばれていると知らずに URL を組み立てています。
    The status promises a Location, and there is none that is a URL.
      Location があるはずのステータスですが、URL として読めるものがありません。
    The server has a bug.
      サーバーの不具合です。
    The status was meant to be another one.
      別のステータスのつもりだったのかもしれません。

    # What statuses may have behind them
    Accept names a type that the server does not have.
      Accept が、サーバーにない形式を求めています。
    Somebody else changed the resource since you fetched it.
      取得した後に、ほかの誰かがリソースを変更しました。
    It exists already, and `If-None-Match: *` asked for it to be new.
      すでに存在しますが、`If-None-Match: *` は新規を条件にしています。
    Content-Type is missing, or says form where the server wants JSON.
      Content-Type がないか、JSON が必要な所でフォームになっています。
    The JSON does not parse, or a parameter is of another kind than it should be.
      JSON が不正か、パラメーターの種類が違います。
    It wants a token, or one that has not expired and is for this host.
      トークンが必要か、期限内でこのホスト用のものが必要です。
    The token may not do this.
      このトークンには権限がありません。
    A rate limit is used up.
      レート制限の上限に達しています。
    Something before the server, such as a firewall, said no.
      ファイアウォールなど、サーバーの手前で拒否されました。
    A part of the path is misspelled, or the id is of something that was deleted.
      パスの綴りが違うか、削除されたものの ID です。
    It is private, and the server does not want to say so: GitHub answers like this.
      非公開で、サーバーがそれを伏せています。GitHub はこう応答します。
    The base lacks a part, such as /api/v2.
      ベース URL に /api/v2 などの部分が足りません。
    The method is right for the list and not for the element, or the other way round.
      リストには合うメソッドでも要素には合わない、またはその逆です。
    Somebody else was faster, or the name is taken.
      ほかの誰かが先だったか、名前が使われています。
    The link you have is old.
      手元のリンクが古いです。
    A required value is missing, or a value is not one of those allowed.
      必須の値がないか、許されない値があります。
    A loop asks more often than you think.
      ループが思ったより頻繁に要求しています。
    Others behind your address use up the same limit.
      同じアドレスの他の利用者が、同じ上限を使っています。
    The server met something it does not handle; the same request may do it again.
      サーバーが想定外の事態に遭いました。同じリクエストで再び起こりえます。
    The server behind the gateway crashed or is being replaced.
      ゲートウェイの背後のサーバーがクラッシュしたか、入れ替え中です。
    The server is overloaded, or down for maintenance.
      サーバーが過負荷か、メンテナンス中です。
    The server behind the gateway is too slow for this request.
      ゲートウェイの背後のサーバーが、このリクエストには遅すぎます。
    You are in a network that wants a login first.
      先にログインが必要なネットワークにいます。

    # What statuses mean, as sentences
    The request was done, and the body is its result.
      リクエストは処理され、ボディがその結果です。
    Something new was made.
      新しいものが作成されました。
    The request was accepted and will be worked on later.
      リクエストは受け付けられ、後で処理されます。
    It is a success, and something on the way changed the response.
      成功ですが、途中でレスポンスが変更されています。
    It was done, and there is nothing to send back.
      処理され、返す内容はありません。
    It was done, and the form that asked should be emptied.
      処理されました。入力フォームは空にしてください。
    This is the part that `Range` asked for.
      `Range` で要求した部分です。
    Several operations were done, and the body has a status for each.
      複数の操作が行われ、ボディにそれぞれのステータスがあります。
    The members of this collection were listed before in the same body.
      このコレクションの要素は、同じボディの前の部分に挙がっています。
    The body is the difference to what you have.
      ボディは手元のものとの差分です。
    There are several forms to choose from.
      複数の形式から選べます。
    The resource has moved for good.
      リソースは恒久的に移動しました。
    The resource is elsewhere for now.
      リソースは一時的に別の場所にあります。
    The result is at another URL; GET it there.
      結果は別の URL にあります。そこへ GET してください。
    What you have is still good.
      手元のものはまだ有効です。
    The resource is to be asked for through a proxy.
      プロキシ経由で要求するリソースです。
    The resource is elsewhere for now; ask there in the same way.
      リソースは一時的に別の場所にあります。そこへ同じ方法で要求してください。
    The resource has moved for good; ask there in the same way.
      リソースは恒久的に移動しました。そこへ同じ方法で要求してください。
    The request was understood and done.
      リクエストは理解され、処理されました。
    More is to be done to finish the request.
      リクエストを終えるには、さらに操作が必要です。
    """
}
