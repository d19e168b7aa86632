extension JapaneseWords {
  /// What lessons and predictions say.
  static let lessons: StaticString = """
    1 request was sent, and it should be {0}.
      送ったリクエストは 1 件です。求められているのは {0} です。
    {0} requests were sent, and it should be {1}.
      送ったリクエストは {0} 件です。求められているのは {1} です。
    {0} {1} is not there yet, or too early.
      {0} {1} がまだないか、順番が早すぎます。
    {0} should not have been sent.
      {0} は送ってはいけません。
    {0} is what should not happen here.
      {0} は、ここで起きてはいけないことです。
    Of the answer {0} is wanted; it has {1}.
      応答に求められているのは {0} です。実際: {1}。
    Of the request {0} is wanted; it has {1}.
      リクエストに求められているのは {0} です。実際: {1}。
    The request's {0} is another one: {1}.
      リクエストの {0} が違います: {1}
    It should end in {0}, and ended in {1}.
      {0} で終わるはずが、{1} で終わりました。
    Nothing was predicted of {0}: `predict` comes before the request.
      {0} の予想がありません。`predict` はリクエストの前に入力します。
    The prediction {0} cannot be looked at.
      予想 {0} は確かめられません。
    You predicted {0}, and it was {1}.
      予想は {0} でした。実際: {1}。
    the lesson was another one when this was recorded
      記録したときのレッスンは、今のものと違います
    {0} of {1} goals
      目標 {0}/{1}
    the answer was shown
      答えを表示しました
    not met
      未達成
    {0} of {1} predictions right
      予想 {1} 件中 {0} 件が正解
    1 hint
      ヒント 1 件
    {0} hints
      ヒント {0} 件
    1 answer shown
      表示した答え 1 件
    {0} answers shown
      表示した答え {0} 件
    1 goal is not met
      達成していない目標が 1 件あります
    {0} goals are not met
      達成していない目標が {0} 件あります
    {0}: the end is missing
      {0}: 終わりがありません
    line {0} does not go as it is written
      {0} 行目は書かれたとおりになりません
    A lesson
      レッスン
    Look at this.
      見てみましょう。
    Send a {0} to `{1}`.
      `{1}` に {0} を送ってください。
    Its method is {0}. Query items: {1}.
      メソッドは {0} です。クエリの項目数: {1}
    there is no recording beside it
      並んでいるはずの記録がありません
    {0} cannot be read: {1}; a recording of a lesson is two files: ask for both
      {0} を読み取れません: {1}。レッスンの記録は 2 つのファイルです。両方を提出してもらってください
    {0}:{1}: no checksum: written by `replay --update`, or by something else
      {0}:{1}: ダイジェストがありません。`replay --update` か別のものが書きました
    {0}:{1}: it was changed; its checksum does not fit
      {0}:{1}: 書き換えられています。ダイジェストが合いません
    {0}:{1}: rewritten by {2}
      {0}:{1}: {2} が書き直しました
    1 thing is wrong
      問題が 1 件あります
    {0} things are wrong
      問題が {0} 件あります
    holds: {0} goals
      問題ありません: 目標 {0} 件
    holds: 1 goal
      問題ありません: 目標 1 件
    the goal holds before its step: {0} meets it, goal {1}
      目標がその手順の前に達成されています: {0} (目標 {1})
    this answer does not meet its goal: {0}
      この答えでは目標を達成できません: {0}
    nothing was sent
      何も送っていません
    this line is not for a lesson
      この行はレッスンでは使えません
    nobody allowed this line to {0}
      この行が{0}ことは許可されていません
    this line sends more than {0} requests
      この行は {0} 件を超えるリクエストを送ります
    with this line the lesson sends more than {0} requests
      この行で、レッスンのリクエストが {0} 件を超えます
    to check this lesson takes more than {0} requests
      このレッスンの確認には {0} 件を超えるリクエストが必要です
    a lesson may send no more than {0} requests here, so nothing was sent
      レッスンがここで送れるリクエストは {0} 件までなので、何も送信していません
    A lesson may send no more than {0} requests here, so the line was ended.
      レッスンがここで送れるリクエストは {0} 件までなので、この行を終了しました。
    noted: the text before the goal holds this answer
      参考: 目標の前の説明にこの答えが書かれています
    {0}: another program wrote it anew
      {0}: 別のプログラムが書き直しています
    A line of a lesson sends at most 200 requests, all its lines together at most 2,000, and a whole check at most 20,000. What somebody else's lesson wants beyond the practice API is asked first: another host, a file, a variable of the environment, a program. `lesson check` names the lines that want it where nobody allows it.
      レッスンの一行が送れるリクエストは 200 件、全部の行では 2,000 件、確認全体では 20,000 件までです。他人のレッスンが練習用 API 以外のもの (別のホスト、ファイル、環境変数、プログラム) を使うときは、先に尋ねます。許可がなければ、`lesson check` がその行を挙げます。
    this line should end in {0}, and ended in {1}
      この行は {0} で終わるはずですが、{1} で終わりました
    this wrong line meets the goal
      誤りとされた行が目標を達成しています
    an empty line
      空行
    a goal is met by nothing but {0}
      {0} だけで目標が達成されます
    a hint holds this answer
      ヒントにこの答えが書かれています
    what is said of a wrong line holds this answer
      誤りの理由にこの答えが書かれています
    a translation has the same steps: here are {0} parts, and there should be {1}
      翻訳の手順は原文と同じ数です: ここでは {0} 個、原文では {1} 個です
    line {0} of the original says something, and this step nothing, or the other way round
      原文の {0} 行目とこの手順の、片方にだけ説明があります
    here are {0} hints, and at line {1} of the original {2}
      ヒントが {0} 個あります。原文の {1} 行目では {2} 個です
    here are {0} reasons for wrong lines, and at line {1} of the original {2}
      誤りの理由が {0} 個あります。原文の {1} 行目では {2} 個です
    here are {0} answers to a question, and at line {1} of the original {2}
      問題の選択肢が {0} 個あります。原文の {1} 行目では {2} 個です
    a hint holds an answer
      ヒントに答えが書かれています
    what is said of a wrong line holds an answer
      誤りの理由に答えが書かれています
    expected `---`, the end of this step
      この手順の終わりの `---` が必要です
    a translation has texts only: a `{0}` block stands in the original alone
      翻訳には文章だけを書きます。`{0}` ブロックは原文だけにあります
    expected `# ` and why it is wrong: the line stands in the original
      `# ` と誤りの理由が必要です。行そのものは原文にあります
    expected `- ` and an answer: the original says which one is right
      `- ` と答えが必要です。どれが正しいかは原文にあります
    expected `- ` and an answer
      `- ` と答えが必要です
    expected a question
      質問が必要です
    expected `language: {0}` in the front matter
      フロントマターに `language: {0}` が必要です
    , also in {0}
      、翻訳: {0}
    This lesson is not translated yet; it is shown in {0}.
      このレッスンの日本語訳はまだありません。原文 ({0}) で表示します。
    The translation does not fit; the lesson is shown in {0}. {1}
      翻訳が原文と合わないため、原文 ({0}) で表示します。{1}
    A translation is a file beside the lesson, NAME.ja.lesson.md for Japanese. It has front matter (`lesson: 1`, `title`, `language`) and the texts alone: the prose of each step, with `---` between two of them, and what is said behind the last; `hint` blocks; `wrong` blocks with the `# ` reasons; `quiz` blocks with `- ` before each answer. All that is done stands in the original.
      翻訳はレッスンの隣に置くファイルです。日本語なら NAME.ja.lesson.md です。フロントマター (`lesson: 1`、`title`、`language`) と文章だけを書きます。各手順の説明を `---` で区切って並べ、最後の手順の後の文章が続きます。`hint` ブロック、`# ` で理由だけを書いた `wrong` ブロック、答えの前に `- ` を付けた `quiz` ブロックも書きます。実行する内容は原文だけに書きます。
    Begin with 
      ここから始めます: 
    There are no lessons.
      レッスンがありません。
    1 step
      1 手順
    {0} steps
      {0} 手順
    , 
      、
    {0} min
      {0} 分
    1 goal
      目標 1 件
    {0} goals
      目標 {0} 件
    {0} is through: {1} of {2} goals.
      {0} を終えました: 目標 {1}/{2}
    1 answer was shown; its goal does not count.
      答えを 1 件表示しました。その目標は数えません。
    {0} answers were shown; their goals do not count.
      答えを {0} 件表示しました。それらの目標は数えません。
    Go on with 
      続き: 
    It was the last lesson. 
      これが最後のレッスンでした。
     says what else there is.
       で、ほかにできることがわかります。
    The lessons of the program: 
      内蔵のレッスン: 
    goes on without it
      課題をせずに先へ進む
    goes back a step
      一つ前の手順に戻る
    says more, and at last shows an answer
      ヒントを、最後に答えを表示する
    starts the step over
      この手順をやり直す
    leaves the lesson
      レッスンを離れる
    Type the number of an answer.
      答えの番号を入力してください。
    Now you: type a line. `hint` helps, `skip` goes on without it.
      あなたの番です。行を入力してください。`hint` でヒント、`skip` で先へ進みます。
    Enter runs this line. Any other line runs, too; skip, back, again and quit lead through.
      Enter でこの行を実行します。ほかの行も実行できます。skip、back、again、quit で移動します。
    Enter does nothing here: this one is yours. `hint` helps, `skip` goes on without it.
      ここでは Enter だけでは進みません。あなたの番です。`hint` でヒント、`skip` で先へ進みます。
    There is nothing to find out here: Enter goes on.
      ここに課題はありません。Enter で進みます。
    This meets the goal, which does not count any more:
      これで目標を達成できますが、もう数えません:
    Sessions are kept outside of lessons: `quit` leaves this one.
      セッションの保存はレッスンの外で行います。`quit` でレッスンを離れます。
    Enter goes on with {0}
      Enter で {0} に進みます
    This ended otherwise than the lesson expects; `again` starts the step over.
      レッスンの想定と違う終わり方です。`again` でこの手順をやり直せます。
    No. Another one is right.
      違います。正解は別の答えです。
    `hint` says more, and at last shows an answer.
      `hint` で詳しいヒントが、最後に答えが表示されます。
    That is it. An answer was shown before, so it does not count.
      そのとおりです。答えを先に表示したので、数えません。
    That is it: the goal is met.
      そのとおりです。目標を達成しました。
    Enter goes on.
      Enter で進みます。
    You left the lesson with {0} of {1} goals.
      レッスンを離れました (目標 {0}/{1})。
     goes on with it.
       で続けられます。
     goes on where you were.
       で前回の続きから始められます。
    noted: {0}; the next request tells
      予想: {0}。次のリクエストでわかります
    No prediction: you have seen the answer to this request before.
      予想になりません。このリクエストの応答は前に見ています。
    Right: you predicted {0}.
      正解: 予想は {0} でした。
    Wrong: you predicted {0}, and it is {1}. 
      不正解: 予想は {0} でした。実際: {1}。
     says why.
       で理由がわかります。
    The prediction {0} cannot be looked at here.
      予想 {0} はここでは確かめられません。
    """
}
