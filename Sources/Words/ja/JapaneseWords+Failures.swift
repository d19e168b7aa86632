extension JapaneseWords {
  /// What holds of each kind of failure, and what is usually behind it.
  static let failures: StaticString = """
    # Nothing was sent
    Nothing was sent: the line is at fault, not the server.
      何も送信していません。原因はサーバーではなく入力行です。
    A host is missing, a bracket is open, or the scheme is not http or https.
      ホストがない、括弧が閉じていない、またはスキームが http でも https でもありません。
    Nothing was sent.
      何も送信していません。
    A name is letters, digits and a few signs; a value is one line.
      名前に使えるのは英数字といくつかの記号で、値は 1 行です。
    A blank slipped into the name, or a line break into the value.
      名前に空白、または値に改行が紛れ込んでいます。
    Nothing was sent, or the request stopped while its body was read.
      何も送信していないか、ボディの読み込み中に止まりました。
    A file is not where the line says, or cannot be read.
      指定された場所にファイルがないか、読み取れません。
    A value is empty, and a path with a hole in it would be another path.
      値が空です。穴の空いたパスは別のパスになってしまいます。
    Nothing was sent: no hole is ever filled with nothing.
      何も送信していません。穴を空のまま埋めることはありません。
    The name is misspelled, or the `let` that sets it was in another session.
      名前の綴りが違うか、設定する `let` が別のセッションのものです。
    Nothing was sent and nothing was changed.
      何も送信せず、何も変更していません。
    A command is misspelled, or a dot or a slash is missing before a path.
      コマンドの綴りが違うか、パスの前のドットかスラッシュが抜けています。
    The part that is marked is where it stopped.
      印を付けた所で読み取りが止まりました。
    A quote is open, an option is misspelled, or a word is one too many.
      引用符が閉じていない、オプションの綴りが違う、または語が 1 つ多いです。

    # Checks
    The request itself was answered; only the expectation failed.
      リクエストには応答があり、期待だけが満たされませんでした。
    The server changed, or the expectation was about another response.
      サーバーが変わったか、別のレスポンスへの期待でした。
    The session ran; its answers differ from those in the file.
      セッションは実行されましたが、応答がファイルのものと異なります。
    The program or the server has changed since.
      プログラムかサーバーが、その後変わりました。
    The file was edited.
      ファイルが編集されました。
    Nothing was sent: a replay asks the recording only.
      何も送信していません。再生は記録だけを参照します。
    The line was edited after it was recorded.
      記録後に行が編集されました。
    The path comes upon the same values more than once, and each counts every time.
      パスが同じ値に何度も行き着き、そのたびに数えられます。
    What was written until then is what came first.
      それまでに書かれたのは先頭の部分です。
    The path has `..` in it, and the body is deep.
      パスに `..` があり、ボディの階層が深いです。
    The line itself did what it asked for; only the command that got its output failed.
      行そのものは成功しています。出力を受け取ったコマンドだけが失敗しました。
    The command cannot read what it got.
      そのコマンドは受け取ったものを読めません。
    grep found nothing.
      grep が何も見つけませんでした。

    # No connection
    The request was to go through a proxy, and did not get past it.
      リクエストはプロキシを経由するはずでしたが、その先へ進めませんでした。
    The proxy is not running, or a variable such as `http_proxy` names an old one.
      プロキシが動いていないか、`http_proxy` などの変数が古いものを指しています。
    It needs a credential.
      認証情報が必要です。
    No connection was tried: there was no address to connect to.
      接続先のアドレスがなく、接続を試みていません。
    The name is misspelled, or has no address.
      名前の綴りが違うか、アドレスがありません。
    The name server is at fault: it does not answer, or with an error.
      ネームサーバーの問題です。応答がないか、エラーを返しています。
    This machine is offline.
      このマシンがオフラインです。
    The name is known only inside a network that you are not in.
      特定のネットワーク内でだけ通じる名前です。
    No connection was made: the answer to the attempt was a refusal.
      接続できませんでした。試みに対して拒否が返りました。
    The server is not running, or listens on another port.
      サーバーが動いていないか、別のポートで待ち受けています。
    A firewall refuses it, in the machine's name.
      ファイアウォールが、そのマシンに代わって拒否しています。
    No connection was made, and nothing was sent.
      接続できず、何も送信していません。
    This machine is offline, or a VPN is down.
      このマシンがオフラインか、VPN が切れています。
    A firewall refuses the way.
      ファイアウォールが経路を拒んでいます。
    The address is none that a server can have.
      サーバーが持ちえないアドレスです。
    Nothing was sent: there never was a connection.
      何も送信していません。接続は一度も確立していません。
    A firewall drops what comes, without a word.
      ファイアウォールが何も言わずに破棄しています。
    The server has more callers than it takes.
      サーバーへの接続が多すぎます。
    The address is one that no machine has.
      どのマシンのものでもないアドレスです。

    # A connection that broke
    There was a connection, and it was cut at once, not closed in order.
      接続はありましたが、正しく閉じられずに突然切れました。
    Whether the server did what was asked cannot be known.
      サーバーが処理したかどうかは分かりません。
    The server crashed or was restarted.
      サーバーがクラッシュしたか、再起動しました。
    Something on the way, such as a balancer, gave up.
      ロードバランサーなど、途中の機器が諦めました。
    It speaks another protocol on this port.
      このポートでは別のプロトコルが使われています。
    There was a connection, and it ended without a whole head.
      接続はありましたが、ヘッダーがそろう前に終わりました。
    The server crashed while it answered.
      サーバーが応答中にクラッシュしました。
    It closed an idle connection just as it was used again.
      再利用しようとした瞬間に、サーバーが待機中の接続を閉じました。
    It expects TLS on this port.
      このポートでは TLS が必要です。
    There was a connection, and it went quiet.
      接続はありましたが、何も届かなくなりました。
    The request may have been done.
      リクエストは処理されたかもしれません。
    The server waits for something itself.
      サーバー自身が何かを待っています。
    The line is dead, and nobody noticed.
      回線が切れたまま、気づかれていません。
    The deadline for everything, redirects included, was over.
      リダイレクトを含む全体の期限が過ぎました。
    It was set: without one a request may take as long as its bytes move.
      期限は設定されたものです。なければ、バイトが動く限り続きます。
    The server is slow today.
      今日はサーバーが遅いです。
    The body is larger than the deadline allows for.
      期限内に受け取るにはボディが大きすぎます。
    The connection was closed from here.
      接続はこちらから閉じられました。
    The server may have done what was asked.
      サーバーは処理したかもしれません。

    # TLS
    The server was reached, and nothing of the request was sent.
      サーバーには届きましたが、リクエストは何も送信していません。
    The server's certificate was not renewed.
      サーバーの証明書が更新されていません。
    The clock of this machine is wrong.
      このマシンの時計が狂っています。
    The certificate is one for other names than the URL's host.
      証明書は URL のホストとは別の名前のものです。
    The host was asked by its address or by a short name.
      ホストをアドレスか短い名前で指定しました。
    Another server answers there, perhaps one that wants to be taken for yours.
      別のサーバーが応答しています。なりすましかもしれません。
    The server signed its certificate itself, as test servers do: `--cacert FILE` trusts it.
      テスト用サーバーのような自己署名証明書です。`--cacert FILE` で信頼できます。
    A company's proxy reads the connection and signs with its own authority.
      会社のプロキシが通信を読み、独自の認証局で署名しています。
    The server forgot to send the certificates in between.
      サーバーが中間証明書を送り忘れています。
    There was a connection, and nothing of the request was sent.
      接続はありましたが、リクエストは何も送信していません。
    The port speaks plain HTTP.
      そのポートは平文の HTTP です。
    The server knows only versions of TLS that are too old.
      サーバーが古すぎる TLS にしか対応していません。
    It demands a certificate of yours: `--cert FILE` shows one.
      クライアント証明書を求めています。`--cert FILE` で提示できます。
    """
}
