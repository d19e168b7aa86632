extension JapaneseWords {
  /// What the reference says of other programs' errors.
  static let referenceFailures: StaticString = """
    All went well; the HTTP status may be an error all the same.
      うまくいきました。HTTP のステータスはエラーのこともあります。
    The URL's scheme is none that this curl knows, or is misspelled.
      URL のスキームをこの curl が知らないか、綴りが違います。
    curl could not start.
      curl を開始できませんでした。
    The URL cannot be read.
      URL を読み取れません。
    This curl was built without what is asked for.
      要求された機能がこの curl に組み込まれていません。
    The lookup of the proxy's name failed.
      プロキシの名前を調べられませんでした。
    No connection could be made: refused, or no way there.
      接続できませんでした。拒否されたか、経路がありません。
    The server sent something that cannot be read.
      サーバーから読み取れないものが届きました。
    The server does not give access to the file or folder.
      ファイルやフォルダーへのアクセスをサーバーが許しません。
    Something is wrong in the frames of HTTP/2.
      HTTP/2 のフレームに問題があります。
    Fewer bytes came than were promised.
      約束より少ないバイトしか届きませんでした。
    A command to the server failed.
      サーバーへの命令が失敗しました。
    The status is 400 or more, and `-f` makes that an error.
      ステータスが 400 以上で、`-f` がそれをエラーにしました。
    What came could not be written: the disk is full, or the reader went away.
      届いたものを書き込めませんでした。ディスクがいっぱいか、読み手がいなくなりました。
    The upload could not begin.
      アップロードを始められませんでした。
    A file to send could not be read.
      送るファイルを読めませんでした。
    There is not enough memory.
      メモリが足りません。
    The time that was allowed is over: for connecting, or for the whole.
      許された時間が過ぎました。接続の時間か、全体の時間です。
    `--connect-timeout` and `--max-time` set it. Whether the server did what was asked is not known.
      `--connect-timeout` と `--max-time` で決めます。サーバーが実行したかどうかは分かりません。
    The server does not do ranges.
      サーバーは範囲に対応していません。
    TLS failed while it began: versions, or a port that speaks no TLS.
      TLS が始まりで失敗しました。バージョンの違いか、TLS を話さないポートです。
    A program uses libcurl wrongly.
      プログラムの libcurl の使い方が誤っています。
    The network interface that was named cannot be used.
      指定されたネットワークインターフェイスを使えません。
    More redirects followed one another than are allowed.
      リダイレクトが許される回数を超えて続きました。
    An option is not known.
      知らないオプションです。
    The server closed the connection without a word.
      サーバーが何も言わずに接続を閉じました。
    The crypto engine was not found.
      暗号エンジンが見つかりません。
    Sending failed: the other side broke off.
      送信に失敗しました。相手が切断しました。
    Receiving failed: the other side broke off, or a proxy refused.
      受信に失敗しました。相手が切断したか、プロキシが拒否しました。
    The client's own certificate cannot be used.
      クライアント自身の証明書を使えません。
    The ciphers that were named cannot be used.
      指定された暗号を使えません。
    The server's certificate is not trusted, is over, or is for another name.
      サーバーの証明書が信頼されていないか、期限切れか、別の名前のものです。
    The body is not compressed as it says, or in an unknown way.
      ボディが示された方式で圧縮されていないか、方式が不明です。
    The body is larger than `--max-filesize` allows.
      ボディが `--max-filesize` の許す大きさを超えています。
    The body had to be sent again and could not be read from its beginning.
      ボディを再送する必要がありましたが、先頭から読み直せませんでした。
    The server did not take the login.
      サーバーがログインを受け付けませんでした。
    The file of trusted certificates cannot be read.
      信頼する証明書のファイルを読めません。
    What the URL names is not there.
      URL の示すものがありません。
    TLS was not closed in order.
      TLS が正しく閉じられませんでした。
    Somebody else than expected signed the certificate.
      証明書に署名したのが、期待した者ではありません。
    The server's key is not the one that was pinned.
      サーバーの鍵が、固定されたものと違います。
    The proof that the certificate was not revoked is missing or bad.
      証明書が失効していない証明がないか、正しくありません。
    A stream of HTTP/2 was ended with an error.
      HTTP/2 のストリームがエラーで終わりました。
    An authentication function failed.
      認証の関数が失敗しました。
    Something is wrong in HTTP/3.
      HTTP/3 に問題があります。
    QUIC, on which HTTP/3 runs, could not connect; UDP may be blocked.
      HTTP/3 の土台の QUIC が接続できませんでした。UDP が遮断されているのかもしれません。
    The proxy said no, or something that cannot be read.
      プロキシが断ったか、読み取れないものが届きました。
    The server wants a certificate from the client.
      サーバーがクライアントの証明書を求めています。
    A value is larger than curl takes.
      値が curl の受け付ける大きさを超えています。
    The connection was refused: nobody listens there, or a firewall says no.
      接続が拒否されました。そこで待つものがないか、ファイアウォールが断りました。
    The other side cut the connection.
      相手が接続を切断しました。
    The connection was given up on this side.
      こちら側で接続をやめました。
    It was written to a connection that the other side had closed.
      相手が閉じた接続に書き込みました。
    No answer came in time: the other side is down, or a firewall drops what is sent.
      時間内に応答がありません。相手が落ちているか、ファイアウォールが捨てています。
    No way leads to the machine.
      マシンへの経路がありません。
    No way leads to the network, as without a connection or without IPv6.
      ネットワークへの経路がありません。接続や IPv6 がないときなどです。
    The network is down.
      ネットワークが落ちています。
    The machine is down.
      マシンが落ちています。
    Another program listens on that port already.
      そのポートは、すでに別のプログラムが使っています。
    The address is none of this machine, or all ports are in use.
      このマシンのアドレスではないか、すべてのポートが使用中です。
    It is not permitted: a port below 1024, or a file.
      許可されていません。1024 未満のポートやファイルです。
    It is not permitted; a firewall on this machine says so, too.
      許可されていません。このマシンのファイアウォールも、こう言います。
    There is no connection.
      接続がありません。
    A signal came between; a program should try again.
      シグナルで中断されました。プログラムはやり直すべきです。
    It is not ready; a program should try again.
      準備ができていません。プログラムはやり直すべきです。
    The program has too many files and connections open.
      プログラムの開いたファイルと接続が多すぎます。
    The system has too many files and connections open.
      システムの開いたファイルと接続が多すぎます。
    There is no such file.
      そのファイルはありません。
    The lookup of the host's name failed; Node.js calls it so.
      ホスト名を調べられませんでした。Node.js での名前です。
    The name is not known.
      知られていない名前です。
    The name server did not answer; later it may.
      ネームサーバーが応答しません。後で応答するかもしれません。
    The name server cannot answer.
      ネームサーバーが答えられません。
    TLS failed; Node.js calls it so.
      TLS が失敗しました。Node.js での名前です。
    The certificate is over.
      証明書の期限が切れています。
    The server signed its certificate itself.
      サーバーが自分で証明書に署名しました。
    Nobody trusted signed the certificate, or one in between is missing.
      信頼する者が署名していないか、中間の証明書がありません。
    Chrome's name for a refused connection.
      拒否された接続の、Chrome での名前です。
    Chrome's name for a lookup that failed.
      名前を調べられなかったときの、Chrome での名前です。
    Chrome's name for a certificate that nobody trusted signed.
      信頼する者が署名していない証明書の、Chrome での名前です。
    The task was cancelled, by the app or with its view.
      タスクが、アプリかそのビューによって取り消されました。
    Nothing came for as long as the request allows: 60 seconds, unless it says otherwise.
      リクエストの許す時間、何も届きませんでした。指定がなければ 60 秒です。
    `timeoutInterval` is the time between two pieces; `timeoutIntervalForResource` is for the whole.
      `timeoutInterval` は断片と断片の間の時間で、全体の時間は `timeoutIntervalForResource` です。
    The scheme is none that URLSession knows.
      URLSession の知らないスキームです。
    No connection could be made: it was refused, for example.
      接続できませんでした。拒否されたときなどです。
    The connection broke; what the server did is not known.
      接続が切れました。サーバーが何をしたかは分かりません。
    The resource could not be had.
      リソースを取得できませんでした。
    The device is offline.
      機器がオフラインです。
    A redirect does not say where to.
      リダイレクトの行き先がありません。
    The answer cannot be read.
      応答を読み取れません。
    The login was given up.
      ログインが取りやめられました。
    The server promised bytes and sent none.
      サーバーがバイトを約束し、何も送りませんでした。
    The body is not compressed as it says.
      ボディが示された方式で圧縮されていません。
    The body is compressed in an unknown way.
      ボディの圧縮方式が不明です。
    Roaming is off.
      ローミングがオフです。
    A telephone call takes the line.
      通話が回線を使っています。
    Mobile data is off.
      モバイルデータがオフです。
    The body had to be sent again and could not be read again.
      ボディを再送する必要がありましたが、読み直せませんでした。
    The app may ask by https only (App Transport Security).
      アプリは https だけを使えます（App Transport Security）。
    The body is larger than allowed.
      ボディが許される大きさを超えています。
    TLS failed.
      TLS が失敗しました。
    The certificate is over, or not valid yet.
      証明書が期限切れか、まだ有効ではありません。
    The certificate is not trusted, or is for another name.
      証明書が信頼されていないか、別の名前のものです。
    Nobody trusted signed the certificate.
      信頼する者が証明書に署名していません。
    The certificate is not valid yet.
      証明書はまだ有効ではありません。
    The server does not accept the client's certificate.
      サーバーがクライアントの証明書を受け付けません。
    """
}
