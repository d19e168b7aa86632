extension JapaneseWords {
  /// What the reference says of methods and of ways to fail.
  static let referenceCodes2: StaticString = """
    a slow name server; later lookups are kept
      ネームサーバーが遅い。二度目からは結果が使い回される
    the server is far away: this is the distance
      サーバーが遠い。これが距離
    distance again; a connection that is used again saves it
      これも距離。接続を使い回せば省ける
    a large body, or a slow line upwards
      ボディが大きいか、上りの回線が遅い
    the server thinks: a slow query, a cold start; one round trip is in it
      サーバーが考えている。遅いクエリ、起動直後など。往復 1 回分を含む
    a large body, or a server that writes it slowly
      ボディが大きいか、サーバーの書き込みが遅い
    the range is outside the resource
      範囲がリソースの外です
    The head of the request was not rejected yet, and its body may follow.
      リクエストのヘッダーはまだ拒否されておらず、ボディを送ってよい。
    The connection goes on in the protocol that `Upgrade` names.
      接続は `Upgrade` が示すプロトコルで続く。
    The server is at work and has no answer yet.
      サーバーは処理中で、まだ応答がない。
    These headers will probably be in the final response too.
      これらのヘッダーはおそらく最終レスポンスにも付く。
    The server can resume this upload if it breaks off.
      アップロードが途切れても再開できる。
    there are several forms to choose from
      複数の形式から選べます
    the resource has moved for good
      リソースは恒久的に移動しました
    the resource is elsewhere for now
      リソースは一時的に別の場所にあります
    the result is at another URL; GET it there
      結果は別の URL にあります。そこへ GET してください
    what you have is still good
      手元のものはまだ有効です
    the resource is to be asked for through a proxy
      プロキシ経由で要求するリソースです
    the resource is elsewhere for now; ask there in the same way
      リソースは一時的に別の場所にあります。そこへ同じ方法で要求してください
    the resource has moved for good; ask there in the same way
      リソースは恒久的に移動しました。そこへ同じ方法で要求してください
    the request was understood and done
      リクエストは理解され、処理されました
    more is to be done to finish the request
      リクエストを終えるには、さらに操作が必要です
    the request was done, and the body is its result
      リクエストは処理され、ボディがその結果です
    something new was made
      新しいものが作成されました
    the request was accepted and will be worked on later
      リクエストは受け付けられ、後で処理されます
    it is a success, and something on the way changed the response
      成功ですが、途中でレスポンスが変更されています
    it was done, and there is nothing to send back
      処理され、返す内容はありません
    it was done, and the form that asked should be emptied
      処理されました。入力フォームは空にしてください
    several operations were done, and the body has a status for each
      複数の操作が行われ、ボディにそれぞれのステータスがあります
    the members of this collection were listed before in the same body
      このコレクションの要素は、同じボディの前の部分に挙がっています
    the body is the difference to what you have
      ボディは手元のものとの差分です
    Waiting for a free connection.
      空いた接続を待つ時間。
    Looking up the name.
      名前の検索。
    One round trip to open the connection.
      接続を開く 1 往復。
    Agreeing on keys, one or two round trips.
      鍵の合意、1〜2 往復。
    Sending head and body.
      ヘッダーとボディの送信。
    From the last byte sent to the first received.
      最後の送信バイトから最初の受信バイトまで。
    From the first byte to the last.
      最初のバイトから最後のバイトまで。
    The answer to a query lists errors.
      クエリへの応答にエラーが並んでいます。
    the answer to a query lists errors
      クエリへの応答にエラーがある
    GraphQL answers with status 200 all the same; `errors` says what went wrong.
      GraphQL はそれでもステータス 200 で応答します。問題は `errors` にあります。
    What stands in `data` is right: a field that failed is null there.
      `data` にあるものは正しい値です。失敗したフィールドは null になります。
    A value in the query is not what the server wants.
      クエリの値がサーバーの期待と違います。
    The credential may not see that field.
      その認証情報ではそのフィールドを見られません。
    Without `data`, the server refused the whole query.
      `data` がなければ、サーバーはクエリ全体を拒否しました。
    """
}
