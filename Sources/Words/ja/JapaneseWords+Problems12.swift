extension JapaneseWords {
  static let problems12: StaticString = """
    a line has at most {0} bytes
      1 行は {0} バイトまでです
    {0} is a word of the learner's
      {0} は学ぶ人が使う語です
    expected the code of a failure, such as http.404, found {0}
      http.404 のような失敗のコードが必要ですが、{0} がありました
    a lesson has at most {0} kB
      レッスンは {0} kB までです
    expected UTF-8
      UTF-8 が必要です
    a lesson has at most {0} steps
      レッスンは {0} 手順までです
    expected a step: a `show`, `goal`, `predict` or `quiz` block
      手順が必要です: `show`、`goal`、`predict`、`quiz` のどれかのブロック
    expected `---`, the start of the front matter
      フロントマターの始まりの `---` が必要です
    expected a key and a value, such as `title: Caching`
      `title: Caching` のような、キーと値が必要です
    {0} appears twice
      {0} が 2 回あります
    expected `---`, the end of the front matter
      フロントマターの終わりの `---` が必要です
    expected `lesson: 1` in the front matter
      フロントマターに `lesson: 1` が必要です
    expected a `title` in the front matter
      フロントマターに `title` が必要です
    expected the version 1, found {0}
      バージョン 1 が必要ですが、{0} がありました
    expected a title of at most 72 characters
      72 文字までの題名が必要です
    expected a language such as en or ja
      en や ja のような言語が必要です
    expected minutes, from 1 to 600
      1 から 600 の分数が必要です
    expected one of lesson, title, language, minutes, found {0}
      lesson、title、language、minutes のどれかが必要ですが、{0} がありました
    expected a `{0}` block, found {1}
      `{0}` ブロックが必要ですが、{1} がありました
    this block has no end
      このブロックに終わりがありません
    a block has at most {0} lines
      ブロックは {0} 行までです
    this step has nothing to do: a `show`, `goal`, `predict` or `quiz` block
      この手順にはすることがありません: `show`、`goal`、`predict`、`quiz` のどれかのブロックが必要です
    what is shown and what is to be done are two steps, with prose between
      見せるものとすることは、間に文章のある 2 つの手順に分けます
    a question is a step of its own
      問いは 1 つの手順にします
    this goal has no `answer`
      この目標には `answer` がありません
    there is no `goal` that this is about
      これの対象になる `goal` がありません
    there is nothing to do here that a hint could help with
      ここにはヒントの要る課題がありません
    expected how many, such as `sent 2`
      `sent 2` のような数が必要です
    expected `in order GET /a, POST /b`
      `in order GET /a, POST /b` のような順序が必要です
    expected what is predicted: status, header NAME, body, time, a path, or failure
      予想するものが必要です: status、header NAME、body、time、パス、failure
    expected what the {0} is
      {0} が何かが必要です
    expected the name of a query item
      クエリ項目の名前が必要です
    expected what is wanted of the request, such as `request method POST`
      `request method POST` のような、リクエストの条件が必要です
    expected what must not be sent, such as `never DELETE /notes/1`
      `never DELETE /notes/1` のような、送ってはいけないものが必要です
    expected what must not be sent, such as `never request method DELETE`
      `never request method DELETE` のような、送ってはいけないものが必要です
    expected a method and a path, found {0}
      メソッドとパスが必要ですが、{0} がありました
    expected two or more, such as `in order GET /a, POST /b`
      `in order GET /a, POST /b` のように、2 つ以上必要です
    {0} is no recording of a lesson
      {0} はレッスンの記録ではありません
    {0} is of the lesson {1}, which is none of the program's
      {0} はレッスン {1} の記録ですが、プログラムにないレッスンです
    recorded in {0}
      {0} に記録しました
    A lesson is a file, NAME.lesson.md: Markdown with front matter (`lesson: 1`, `title`, `language`, `minutes`) and steps. A step is prose, and blocks under it between lines of three backquotes, the first with the block's name.
      レッスンはファイル NAME.lesson.md です。フロントマター（`lesson: 1`、`title`、`language`、`minutes`）のある Markdown で、手順からなります。手順は文章とその下のブロックです。ブロックはバッククォート 3 つの行で囲み、最初の行に名前を書きます。
    `show` has lines that Enter runs. `setup` has lines that are run before, unseen. `? CODE` under a line says that it ends in that failure. `fault NAME` lets the step's first request meet a failure of get /faults; a number behind it, so many.
      `show` には Enter で実行する行を書きます。`setup` の行は、見えない所で先に実行されます。行の下の `? CODE` は、その失敗で終わることを示します。`fault NAME` は、手順の最初のリクエストに get /faults の失敗を起こします。後の数は回数です。
    `goal` says what is to be done: what `expect` takes, of the answer; `error CODE` of a failure; `request` before it, of the request (`request method POST`, `request path /notes`, `request query page 2`, `request header accept contains json`, `request .name == ann`); and of all that was sent in the step `sent 2`, `in order GET /a, POST /b`, `never DELETE /a`, `never request method POST`. One exchange has to meet all of a goal's lines.
      `goal` には課題を書きます。応答には `expect` の条件、失敗には `error CODE`、リクエストには `request` を前に付けた条件（`request method POST`、`request path /notes`、`request query page 2`、`request header accept contains json`、`request .name == ann`）、手順で送った全体には `sent 2`、`in order GET /a, POST /b`、`never DELETE /a`、`never request method POST` が使えます。1 つのやり取りが、目標の全行を満たす必要があります。
    `answer` has lines that meet it, and there may be several. `wrong` has lines that do not, and `# ` why under them. `hint` helps; behind the last one an answer is shown, and the goal does not count. `predict` wants a prediction of what is in it, such as status or header Location. `quiz` has a question, `- [x]` before a right answer and `- [ ]` before others.
      `answer` には目標を達成する行を書き、いくつあっても構いません。`wrong` には達成しない行と、その下の `# ` に理由を書きます。`hint` はヒントで、最後のヒントの次に答えが表示され、その目標は数えません。`predict` は、status や header Location など、書かれたものの予想を求めます。`quiz` には問いを書き、正解の前に `- [x]`、ほかの答えの前に `- [ ]` を付けます。
    `lesson check` proves that each answer meets its goal; that no Enter, empty line, `skip` or `wrong` line does; that no goal holds before its step; that no hint holds an answer; and that NAME.ja.lesson.md beside NAME.lesson.md does the same. The exit status is 0, 1 where something is wrong, or 2 for a file that is no lesson.
      `lesson check` は次を確かめます。各答えが目標を達成すること。Enter、空行、`skip`、`wrong` の行が達成しないこと。手順の前に目標が成り立っていないこと。ヒントに答えがないこと。NAME.lesson.md の隣の NAME.ja.lesson.md が同じ内容であること。終了ステータスは 0、問題があれば 1、レッスンでないファイルなら 2 です。
    `tour LESSON --record FILE` writes down what somebody does, and `lesson grade FILE` tells which goals they met, and by which request. Lines that Enter ran and answers that were shown count for nothing. Each exchange carries a checksum of itself; one that does not fit is named. The exit status is 0 when every goal is met, 1 when not, and 2 for what is no recording of a lesson. It proves what was sent and what came, and not who typed it; whoever can write files can write such a file.
      `tour LESSON --record FILE` はしたことを記録し、`lesson grade FILE` は、達成した目標と、どのリクエストで達成したかを示します。Enter で実行した行と、表示した答えは数えません。各やり取りには自身のダイジェストがあり、合わないものは名前が示されます。終了ステータスは、全目標を達成なら 0、そうでなければ 1、レッスンの記録でなければ 2 です。証明できるのは何を送り何が返ったかで、誰が入力したかではありません。ファイルを書ける人なら、こうしたファイルを作れます。
    step {0} of {1}
      手順 {0}/{1}
    what you did is not kept: {0}
      したことは残りません: {0}
    {0} is a folder without a lesson, whose name would end in {1}
      {0} のフォルダーに、名前が {1} で終わるレッスンがありません
    there is no lesson {0}
      レッスン {0} はありません
    the history in {0} cannot be read: {1}
      {0} の履歴を読み取れません: {1}
    the history cannot be saved to {0}: {1}
      履歴を {0} に保存できません: {1}
    libxml2 is missing: {0}
      libxml2 がありません: {0}
    there is too much of it
      多すぎます
    there is nothing in it
      何もありません
    there is no element in it
      要素がありません
    it is broken
      壊れています
    , {0} is
      （{0} は）
    the answer is {0}, not {1}
      応答は {1} ではなく {0} です
    the answer is not JSON
      応答が JSON ではありません
    it takes a body
      ボディを取ります
    no example for `{0}`
      `{0}` の例がありません
    the example for `{0}` is empty
      `{0}` の例が空です
    it takes a cookie, `{0}`
      Cookie `{0}` を取ります
    nothing is said of `{0}`
      `{0}` について何も書かれていません
    the operation is deprecated
      操作が非推奨になりました
    the {0} parameter `{1}` is gone
      {0} パラメーター `{1}` がなくなりました
    the {0} parameter `{1}`
      {0} パラメーター `{1}`
    {0} is new and required
      {0} が増え、必須です
    {0} is new
      {0} が増えました
    {0} is required now
      {0} が必須になりました
    {0} may be missing now
      {0} は省略できるようになりました
    {0} is written as `{1}` now, not as `{2}`
      {0} の書き方が `{2}` から `{1}` になりました
    {0} has signs such as / sent as they are now
      {0} の / などの記号はそのまま送るようになりました
    {0} has signs such as / encoded now
      {0} の / などの記号はエンコードするようになりました
    a body is taken now
      ボディを取るようになりました
     and required
      （必須）
    no body is taken any more
      ボディを取らなくなりました
    a body is required now
      ボディが必須になりました
    the body may be missing now
      ボディは省略できるようになりました
    the answer {0} is gone
      応答 {0} がなくなりました
    the answer {0} is new
      応答 {0} が増えました
    the answer {0}
      応答 {0}
    {0} is not {1} any more
      {0} は {1} でなくなりました
    {0} may be {1} now
      {0} は {1} でもよくなりました
    {0} as {1}
      {1} としての {0}
    it asks for {0}, not {1}, to tell who asks
      認証に {1} ではなく {0} を求めます
    `{0}` of {1} {2}
      {1} の `{0}` {2}
    is {0}, was {1}
      は {1} から {0} になりました
    may be null now
      は null でもよくなりました
    is never null now
      は null にならなくなりました
    is one of {0} only
      は {0} のどれかだけになりました
    may be any value now
      は任意の値でよくなりました
    is never {0} now
      は {0} にならなくなりました
    may be {0} now
      は {0} でもよくなりました
    is gone
      はなくなりました
    is new and required
      が増え、必須です
    is new
      が増えました
    is required now
      は必須になりました
    may be missing now
      は省略できるようになりました
    the operation is gone
      操作がなくなりました
    the operation is new
      操作が増えました
    the server {0} is gone
      サーバー {0} がなくなりました
    the server {0} is new
      サーバー {0} が増えました
    only the first {0} links are read
      最初の {0} 個のリンクだけを読みます
    a link to `{0}`, which is another place, is not read
      別の場所である `{0}` へのリンクは読みません
    `{0}` of a link is not read
      リンクの `{0}` は読みません
    `{0}` is no method
      `{0}` はメソッドではありません
    `{0}` in a path leads nowhere
      パスの `{0}` の先がありません
    {0} parameter
      {0} パラメーター
    the {0} `{1}` is required and missing
      {0} `{1}` は必須ですが、ありません
    the {0} `{1}` is {2}, not `{3}`
      {0} `{1}` は `{3}` ではなく {2} です
    {0} behind `{1}`
      `{1}` に続く {0}
    a body is required and missing
      ボディは必須ですが、ありません
    not read: files refer to files more than {0} deep
      読んでいません。ファイルの参照が {0} 階層を超えています
    a collection of Postman
      Postman のコレクション
    a discovery document of Google
      Google の discovery ドキュメント
    version {0} is read as though it were 3.1
      バージョン {0} は 3.1 として読みます
    """
}
