extension JapaneseWords {
  /// What the reference says of methods and of ways to fail.
  static let referenceCodes1: StaticString = """
    only if the response says how long and its `Content-Location` is the URL; then only GET and HEAD use it again
      期限が示され、`Content-Location` がその URL のときだけ。使えるのはその後の GET と HEAD だけ
    Only if the response says how long and its `Content-Location` is the URL; then only GET and HEAD use it again.
      期限が示され、`Content-Location` がその URL のときだけ。使えるのはその後の GET と HEAD だけ。
    fetch a resource
      リソースを取得する
    Fetch a resource.
      リソースを取得する。
    A body with it has no meaning that can be relied on: parameters go into the query.
      ボディの意味は当てにできません。パラメーターはクエリに入れます。
    fetch the headers that GET would bring
      GET で返るヘッダーだけを取得する
    Fetch the headers that GET would bring.
      GET で返るヘッダーだけを取得する。
    There never is a body; Content-Length, where it is sent, tells how long it would be.
      ボディは決してありません。Content-Length があれば、GET のときの長さです。
    hand something over to be worked on or added
      処理や追加のためにデータを渡す
    Hand something over to be worked on or added.
      処理や追加のためにデータを渡す。
    After a broken connection nobody knows whether it was done: it is not sent again by itself.
      接続が切れると、実行されたかどうか分かりません。自動では再送されません。
    make the resource be this body
      リソースをこのボディにする
    Make the resource be this body.
      リソースをこのボディにする。
    201 when that made it, 200 or 204 when it was there.
      新しく作れば 201、もとからあれば 200 か 204 です。
    What the body leaves out is gone: it replaces the whole.
      ボディにないものは消えます。全体を置き換えるからです。
    change a part of a resource
      リソースの一部を変える
    Change a part of a resource.
      リソースの一部を変える。
    What the body means is up to its type, such as application/merge-patch+json.
      ボディの意味は、application/merge-patch+json などの型で決まります。
    Twice may mean more than once; `If-Match` guards against that.
      二度送ると二度変わることがあります。`If-Match` で防げます。
    remove a resource
      リソースを削除する
    Remove a resource.
      リソースを削除する。
    204 without a body is the usual answer. The second time may say 404: it is gone all the same.
      ふつうはボディなしの 204 です。二度目は 404 かもしれませんが、消えていることに変わりはありません。
    ask what can be asked
      何ができるかを尋ねる
    Ask what can be asked.
      何ができるかを尋ねる。
    `Allow` in the answer lists the methods. Browsers send it before some requests to other origins.
      応答の `Allow` にメソッドが並びます。ブラウザーは、他のオリジンへの一部のリクエストの前に送ります。
    have the request sent back as it arrived
      届いたリクエストをそのまま返してもらう
    Have the request sent back as it arrived.
      届いたリクエストをそのまま返してもらう。
    It shows what proxies changed. It must carry no credentials, and most servers refuse it.
      プロキシが何を変えたか分かります。認証情報を付けてはいけません。多くのサーバーは拒否します。
    open a tunnel through a proxy
      プロキシを通るトンネルを開く
    Open a tunnel through a proxy.
      プロキシを通るトンネルを開く。
    A client does it by itself when https goes through a proxy.
      https がプロキシを通るとき、クライアントが自分で送ります。
    what stands as the URL cannot be asked
      URL として書かれたものに要求できない
    What stands as the URL cannot be asked.
      URL として書かれたものに要求できない。
    a header cannot be sent as it stands
      このままではヘッダーを送れない
    A header cannot be sent as it stands.
      このままではヘッダーを送れない。
    the body cannot be made
      ボディを作れない
    The body cannot be made.
      ボディを作れない。
    the endpoint lacks a parameter, or cannot use one
      エンドポイントのパラメーターが足りないか、使えない
    The endpoint lacks a parameter, or cannot use one.
      エンドポイントのパラメーターが足りないか、使えない。
    a variable that the line uses was never set
      行で使った変数が設定されていない
    A variable that the line uses was never set.
      行で使った変数が設定されていない。
    what you expected is not so
      期待したとおりではない
    What you expected is not so.
      期待したとおりではない。
    what came is not what was recorded
      届いたものが記録と違う
    What came is not what was recorded.
      届いたものが記録と違う。
    the recording has no answer to this request
      記録にこのリクエストへの応答がない
    The recording has no answer to this request.
      記録にこのリクエストへの応答がない。
    what the path selects comes to more than it may
      パスの選んだ結果が許される大きさを超える
    What the path selects comes to more than it may.
      パスの選んだ結果が許される大きさを超える。
    the command behind | failed
      | の後のコマンドが失敗した
    The command behind | failed.
      | の後のコマンドが失敗した。
    the proxy on the way does not let the request through
      途中のプロキシがリクエストを通さない
    The proxy on the way does not let the request through.
      途中のプロキシがリクエストを通さない。
    It wants to know who you are.
      認証情報を求めています。
    the lookup of the host's name failed
      ホスト名を調べられなかった
    The lookup of the host's name failed.
      ホスト名を調べられなかった。
    the connection to that port was refused
      そのポートへの接続が拒否された
    The connection to that port was refused.
      そのポートへの接続が拒否された。
    no way leads to the address
      アドレスへの経路がない
    No way leads to the address.
      アドレスへの経路がない。
    the other side broke the connection off
      相手が接続を切断した
    The other side broke the connection off.
      相手が接続を切断した。
    the other side closed the connection before there was a response
      レスポンスの前に相手が接続を閉じた
    The other side closed the connection before there was a response.
      レスポンスの前に相手が接続を閉じた。
    the certificate is not valid today
      証明書が今日は有効でない
    The certificate is not valid today.
      証明書が今日は有効でない。
    the certificate is for another name
      証明書が別の名前のもの
    The certificate is for another name.
      証明書が別の名前のもの。
    nobody this machine trusts signed the certificate
      このマシンが信頼する者が証明書に署名していない
    Nobody this machine trusts signed the certificate.
      このマシンが信頼する者が証明書に署名していない。
    the two sides could not agree on TLS
      TLS について双方が合意できなかった
    The two sides could not agree on TLS.
      TLS について双方が合意できなかった。
    the body is not JSON
      ボディが JSON ではない
    The body is not JSON.
      ボディが JSON ではない。
    a value that the type needs is not there
      型に必要な値がない
    A value that the type needs is not there.
      型に必要な値がない。
    a value is of another kind than the type says
      値の種類が型と違う
    A value is of another kind than the type says.
      値の種類が型と違う。
    a value is of the right kind, and still not one the type can hold
      値の種類は正しいが、型に収まらない
    A value is of the right kind, and still not one the type can hold.
      値の種類は正しいが、型に収まらない。
    the body ended before its end
      ボディが途中で終わった
    The body ended before its end.
      ボディが途中で終わった。
    the body cannot be unpacked
      ボディを展開できない
    The body cannot be unpacked.
      ボディを展開できない。
    the body is larger than is kept in memory
      ボディがメモリに保持できる大きさを超えている
    The body is larger than is kept in memory.
      ボディがメモリに保持できる大きさを超えている。
    the body is empty, where something was promised
      値が約束されていたのに、ボディが空
    The body is empty, where something was promised.
      値が約束されていたのに、ボディが空。
    the answer does not begin like one of HTTP
      応答が HTTP の形で始まっていない
    The answer does not begin like one of HTTP.
      応答が HTTP の形で始まっていない。
    a header line cannot be read
      ヘッダー行を読み取れない
    A header line cannot be read.
      ヘッダー行を読み取れない。
    where the body ends cannot be known
      ボディの終わりが分からない
    Where the body ends cannot be known.
      ボディの終わりが分からない。
    the headers are larger than is accepted
      ヘッダーが受け付ける大きさを超えている
    The headers are larger than is accepted.
      ヘッダーが受け付ける大きさを超えている。
    one redirect followed the other, more often than is allowed
      リダイレクトが許される回数を超えて続いた
    One redirect followed the other, more often than is allowed.
      リダイレクトが許される回数を超えて続いた。
    the redirects lead back to where they have been
      リダイレクトが元の場所に戻っている
    The redirects lead back to where they have been.
      リダイレクトが元の場所に戻っている。
    a redirect leads where it is not safe to go
      リダイレクト先が安全でない
    A redirect leads where it is not safe to go.
      リダイレクト先が安全でない。
    a redirect does not say where to, or not in a way that can be read
      リダイレクトの行き先がないか、読み取れない
    A redirect does not say where to, or not in a way that can be read.
      リダイレクトの行き先がないか、読み取れない。
    the line does not begin with anything that is known here
      行が知らない語で始まっている
    The line does not begin with anything that is known here.
      行が知らない語で始まっている。
    a part of the line cannot be understood
      行の一部を理解できない
    A part of the line cannot be understood.
      行の一部を理解できない。
    nobody answered in the time there is for connecting
      接続の制限時間内に応答がなかった
    Nobody answered in the time there is for connecting.
      接続の制限時間内に応答がなかった。
    no byte came for too long
      長い間 1 バイトも届かなかった
    No byte came for too long.
      長い間 1 バイトも届かなかった。
    the request was not done in the time it had
      リクエストが制限時間内に終わらなかった
    The request was not done in the time it had.
      リクエストが制限時間内に終わらなかった。
    you stopped it
      利用者が止めた
    You stopped it.
      利用者が止めた。
    too many requests at once
      同時のリクエストが多すぎる
    """
}
