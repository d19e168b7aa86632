extension JapaneseWords {
  static let help8: StaticString = """
    {0}, and tells them in their order. {1}. {2}.
      {0}。結果は順に示します。{1}。{2}。
    {0}; {1}; {2}. {3}: CSV, or JSON.
      {0}。{1}。{2}。{3}: CSV または JSON です。
    Where a step is not as written the exit status is 1. Where there is none to run, something looks like a step and is none, a secret is missing, or the end of a file is missing, it is 2; {0}.
      書かれたとおりでない手順があれば、終了ステータスは 1 です。実行するものがない、手順のようで手順でないものがある、秘密がない、ファイルの終わりがない場合は 2 です。{0}。
    What a .http file or a collection asks for goes where it says. You are asked before it uses a variable of the environment, reads a file that is not beside it or below, writes one or runs a shell, and from then on before it contacts a host that is not your base.
      .http ファイルやコレクションのリクエストは、そこに書かれた宛先に送ります。環境変数を使う前、同じフォルダーとその下にないファイルを読む前、ファイルに書く前、シェルを動かす前には確認し、それ以後はベースでないホストに接続する前にも確認します。
    A .session.md or .har file may come from anywhere, so it runs in a session of its own, and you are asked before it contacts a host that is not its base, uses a variable of the environment, reads or writes a file, or runs a shell. {0}.
      .session.md や .har のファイルは、どこから来たかわかりません。専用のセッションで実行し、ベース以外のホストへの接続、環境変数の使用、ファイルの読み書き、シェルの実行の前に確認します。{0}。
    Topics: {0}, and every heading of `help`, such as looking. Another word is looked for in all of them.
      話題: {0}。looking など `help` の見出しも使えます。ほかの語は、全部の中から探します。
    It is about the next request. Of one whose answer you have seen already nothing is predicted: then you are told so.
      次のリクエストについての予想です。応答をすでに見たリクエストは予想になりません。その場合はそう表示します。
    Enter runs a line that is shown. What you are to do you type, and it is checked by what was sent and what came: `hint` helps, and at last shows an answer. `skip`, `back`, `again` and `quit` lead through.
      Enter は表示された行を実行します。課題の行は自分で入力し、送ったものと返ったもので判定します。`hint` でヒントが、最後に答えが表示されます。`skip`、`back`、`again`、`quit` で移動します。
    LESSON may be a file or a folder of them, too; `help lesson` says how to write one. Somebody else's lesson asks before it sends to another host, reads or writes a file, uses a variable of the environment or starts a program. {0}.
      LESSON はファイルやフォルダーでも構いません。書き方は `help lesson` にあります。他人のレッスンは、別のホストへの送信、ファイルの読み書き、環境変数の使用、プログラムの起動の前に確認します。{0}。
    {0}. No secret is in one, and one is written also on ^C.
      {0}。秘密は入りません。^C でも書かれます。
    leave
      終了する
    What Apus promises, whatever it is pointed at
      どこに接続しても Apus が約束すること
    a credential, and all that is kept for the session, goes only to the origin it was set for
      認証情報など、セッションに設定したものは、設定したときのオリジンにだけ送る
    no redirect takes a secret of the body to another origin, unless `follow` says so
      リダイレクトは、`follow` がなければボディの秘密を別のオリジンへ運ばない
    no secret that is known is shown, kept or exported
      知られている秘密は、表示も保存もエクスポートもしない
    nothing that a server or a file holds drives the terminal
      サーバーやファイルの内容が端末を操作することはない
    a file changes only when what takes its place is whole
      ファイルは、代わりの内容が全部そろったときにだけ変わる
    a crash costs at most the step that was being written
      クラッシュで失うのは、書いている途中の手順だけ
    what they print sends the request in a shell, and runs nothing else
      表示した行は、シェルでそのリクエストを送り、ほかには何も実行しない
    a file from elsewhere gets no other file, variable or program before you say yes
      よそのファイルは、「はい」と答えるまで、ほかのファイル・環境変数・プログラムを使えません
    a session from elsewhere reaches no other host before you say yes
      よそのセッションは、「はい」と答えるまで、ほかのホストに届きません
    no web page changes anything at a port that is opened here
      ここで開いたポートの内容を、Web ページが変えることはできない
    no input ends the program, nor takes time or memory without a bound
      どんな入力でも、異常終了せず、時間とメモリーには上限がある
    Not promised: a secret under a name that nobody could know (`redact NAME` adds one), the memory of the process, what a command behind | does, what you paste, and anything but the exact bytes in pipes.
      約束しないこと: 誰にもわからない名前の秘密 (`redact NAME` で追加)、プロセスのメモリー、| の後のコマンドの動作、貼り付けたもの。パイプには正確なバイト列が渡ります。
    Nor that the program goes on where a dozen files or fewer may be open, or where there is no memory left: the system may end it then, and no file is damaged.
      開けるファイルが 10 個ほどまでのときや、メモリーが足りないときに動き続けることも約束しません。システムがプログラムを終わらせることがありますが、ファイルは壊れません。
    In a log of GitHub's runner no line that is drawn is one of its commands. A body keeps its bytes there too: send it to a file, or print ::stop-commands:: and a word before it.
      GitHub のランナーのログでは、描かれた行はランナーのコマンドになりません。ボディはそこでもバイトのままです。ファイルに送るか、先に ::stop-commands:: と任意の語を出力してください。
    Thought of as attackers: the server, the network, a session, a description or another file, another user of this machine, a page in a browser.
      想定する攻撃者: サーバー、ネットワーク、セッションや API 記述などのファイル、このマシンの別の利用者、ブラウザーのページ。
    `audit FILE` lists what looks like a secret. The README says how to report a flaw.
      `audit FILE` は秘密らしいものを一覧にします。欠陥の報告方法は README にあります。
    says who may use it
      使える範囲を示す
    is a package of all that the description has
      記述にあるすべてのパッケージを作る
    is a package of what was asked, with tests that its recording answers
      リクエストしたもののパッケージを、記録が応答するテストつきで作る
    what was asked, with tests that need no network
      リクエストしたものと、ネットワークのいらないテスト
    as it is described
      記述のとおりに
    a package with a file for each tag
      タグごとにファイルのあるパッケージ
    says where the package finds Apus: a folder or an address
      パッケージが使う Apus の場所 (フォルダーまたはアドレス) を示す
    one that builds as it is
      そのままビルドできるもの
    Without --apus the manifest of a package asks where Apus is: swift build shows the line.
      --apus がなければ、パッケージのマニフェストが Apus の場所を尋ねます。swift build がその行を示します。
    A package has a service, a file of endpoints for each tag, and the types that they share. Where an operation says different things with different statuses, its error is an enum with a case for each.
      パッケージには、サービス、タグごとのエンドポイントのファイル、共通の型があります。ステータスごとに違う内容を返す操作のエラーは、それぞれのケースを持つ列挙型になります。
    there is no {0} {1}; there are {2}
      {0} に {1} はありません。あるのは {2} です
    there is no access {0}; there are {1}
      {0} という範囲はありません。あるのは {1} です
    the module that it is in
      同じモジュール
    every module
      すべてのモジュール
    expected a method, found {0}
      メソッドが必要ですが、{0} がありました
    {0} in {1}, for {2}
      {1} に {0}（{2} 分）
    """
}
