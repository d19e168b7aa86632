extension JapaneseWords {
  static let problems17: StaticString = """
    an item behind `-`
      `-` の後の項目
    `'` at the end
      終わりの `'`
    `"` at the end
      終わりの `"`
    `\\\\` before `"`, `\\`, `n` or `t`
      `"`、`\\`、`n`、`t` の前の `\\\\`
    `[` before `]`
      `]` の前の `[`
    `]` behind `[`
      `[` の後の `]`
    an item between two commas
      2 つのコンマの間の項目
    its end is missing
      終わりがありません
    the end of the file
      ファイルの終わり
    `---`, the start of the front matter
      フロントマターの始まりの `---`
    `---`, the end of the front matter
      フロントマターの終わりの `---`
    `{0}` at the end of this comment
      このコメントの終わりの `{0}`
    {0} at the end of this block
      このブロックの終わりの {0}
    a `{0}` block before the first `{1}` block
      最初の `{1}` ブロックの前の `{0}` ブロック
    `$ ` and a command
      `$ ` とコマンド
    `$ ` and a command, or {0}
      `$ ` とコマンド、または {0}
    `ok` or the code of a failure, such as http.404
      `ok`、または http.404 のような失敗のコード
    the end of the line
      行の終わり
    lines that end with LF alone
      LF だけで終わる行
    text in UTF-8 without control characters
      制御文字のない UTF-8 のテキスト
    a byte that is not UTF-8
      UTF-8 でないバイト
    the control character {0}
      制御文字 {0}
    lines that begin with `$ ` in a block without a name
      名前のないブロックの、`$ ` で始まる行
    an indented `{0}`
      字下げした `{0}`
    `{0}{1}`; three backticks open one
      `{0}{1}`。始まりはバッククォート 3 つです
    `{0}{1}` outside of a block
      ブロックの外の `{0}{1}`
    `{0}`; three backticks open one
      `{0}`。始まりはバッククォート 3 つです
    a quoted
      引用された
    an indented
      字下げされた
    no rule can be written into standard input
      標準入力にルールは書けません
    {0}: the end of the file is missing, and a rule would stand in another place
      {0}: ファイルの終わりがなく、ルールが別の場所に入ってしまいます
    {0}:{1}: there is no step at this line or below it; no rule was written
      {0}:{1}: この行から下に手順がありません。ルールは書いていません
    {0} is no name for a session: expected one such as demo.session.md
      {0} はセッションの名前になりません。demo.session.md のような名前が必要です
    {0}: the end of the file is missing, so nothing can follow it
      {0}: ファイルの終わりがないので、続きを書けません
    {0} has no recording that could go on
      {0} に、続けられる記録がありません
    {0} ends with a teardown block, behind which nothing can follow
      {0} は teardown ブロックで終わるので、続きを書けません
    {0} or its recording does not end as this program ends it
      {0} かその記録が、このプログラムの書いた終わり方ではありません
    {0} of {1} noticed
      {1} 件中 {0} 件に気づきました
    a rule goes into a `rules` block below its step: help rules
      ルールは手順の下の `rules` ブロックに書きます: help rules
    no rule tells
      示すルールはありません
    a recording of {0}
      {0} の記録
    {0} is there already; nothing was written
      {0} はすでにあります。何も書いていません
    {0}: {1}; nothing was written
      {0}: {1}。何も書いていません
    bodies that no line holds are in the recording: replay --live takes them with --recorded-files
      行に入らないボディは記録にあります: replay --live では --recorded-files で使います
    goes another way when it is replayed: 
      再生すると違う動きをするもの: 
    left out: {0}: {1}
      除外: {0}: {1}
    not all of what came is recorded: it is too large
      届いたものの一部だけを記録しました。大きすぎます
    not recorded: {0}
      記録していません: {0}
    {0} was changed by another program, and nothing is added to that
      {0} がほかのプログラムに書き換えられたので、何も加えません
    {0} is being recorded by another Apus
      {0} は別の Apus が記録しています
    recording has ended; `record FILE` begins again, with everything so far
      記録を終えました。`record FILE` で、これまでの全部からまた始められます
    , with the line before
      （前の 1 行も）
    , with the {0} before
      （前の {0} も）
    recording to {0}{1}
      {0} に記録します{1}
    recording to {0}, behind the {1} it has
      {0} に、すでにある {1} の後に記録します
    a page
      ページ
    a picture
      絵
    a film
      映像
    a script
      スクリプト
    {0} cannot be read: {1}; there is no {2} either
      {0} を読み取れません: {1}。{2} もありません
    {0} has answers, and no lines to replay
      {0} にあるのは応答で、再生する行がありません
    a session that is replayed is not recorded
      再生中のセッションは記録しません
    taken back: 
      取り消し: 
    taken back: a note
      取り消し: メモ
    there is no line to take back
      取り消す行がありません
    recording is over, and {0} keeps that line
      記録は終わっていて、その行は {0} に残ります
    nothing is recorded that could go on
      再開できる記録がありません
    lines are kept again, for `save FILE`
      `save FILE` のために、行を再び残します
    recording to {0} again
      {0} への記録を再開します
    {0} would be a session and not {1}; for that, save it as {2}, and then: export {3} {4} > {5}
      {0} は {1} ではなくセッションになります。{2} に保存してから: export {3} {4} > {5}
    not all of what came is kept, as it is too large: 
      大きすぎて全部は残せなかったもの: 
    , … {0} more
      、…ほか {0} 件
    taken out: {0}: {1}
      取り除いたもの: {0}: {1}
    {0}, line {1}
      {0}、{1} 行目
    the request before it failed
      前のリクエストが失敗しました
    it was skipped
      省略されました
    it was left out
      除かれました
    {0} was not set
      {0} が設定されていません
    nobody answered
      応答がありませんでした
    no step asks for the last exchange of its recording, {0}
      記録の最後のやり取り {0} を求める手順がありません
    no step asks for the last {0} exchanges of its recording, from {1} on
      記録の最後の {0} 件のやり取り（{1} から）を求める手順がありません
    {0} that its recording counts behind its last exchange {1} gone
      記録が最後のやり取りの後に数える {0} {1}
    {0}:{1}: nobody allowed to {2}; {3}
      {0}:{1}: {2}ことは許可されていません。{3}
    nobody allowed to {0}
      {0}ことは許可されていません
    - not allowed: to {0}
      - 許可されていません: {0}
    nothing was written: {0}, which answered when this was recorded
      何も書いていません: 記録時に応答した {0}
    the secret {0} is not known; {1} in the environment would tell it
      秘密 {0} がわかりません。環境の {1} で示せます
    nothing was written: no request was answered: {0}
      何も書いていません。応答のあったリクエストがありません: {0}
    it could not be when this was recorded
      記録時にはできませんでした
    {0} left out
      除外 {0}
    {0}: nobody allowed to {1}
      {0}: {1}ことは許可されていません
    nothing was written: {0} that went well before {1}
      何も書いていません: 以前は成功した {0} {1}
    {0} as written
      {0} 件が書かれたとおり
    {0} noted
      注記 {0} 件
    {0} written anew
      書き直し {0} 件
    {0} drifted
      ドリフト {0} 件
    {0} failed
      失敗 {0} 件
    {0} skipped
      省略 {0} 件
    ; {0} not run
      。未実行 {0} 件
    shell command
      シェルのコマンド
    it says the same in an older form; to write it anew: 
      以前の書き方で同じ内容です。書き直すには: 
    its last line has no end
      最後の行に終わりがありません
    it ends in an empty line
      空行で終わっています
    {0}:{1}: expected a `{2}` block, found {3}
      {0}:{1}: `{2}` ブロックが必要ですが、{3} がありました
    a `{0}` block with a line to run
      実行する行のある `{0}` ブロック
    {0}: expected {1}, found the end of the file
      {0}: {1} が必要ですが、ファイルが終わりました
    standard input cannot be updated: there is no file to write
      標準入力は更新できません。書くファイルがありません
    {0}: the end of the file is missing, and an update would lose what stood there
      {0}: ファイルの終わりがなく、更新するとそこにあったものが失われます
    {0} has no base that --base could stand for
      {0} に、--base で代えられるベースがありません
    {0}: the end of the file is missing: {1}
      {0}: ファイルの終わりがありません: {1}
    ; nothing was written
      。何も書いていません
    nothing more was recorded
      これ以上は記録されていません
    status {0}, {1}
      ステータス {0}、{1}
    + ? {0}, as it was recorded
      + ? {0}（記録のとおり）
    {0} changes something; --writes asks it, too
      {0} は何かを変えます。--writes なら、それもリクエストします
    the whole session
      セッション全体
    XML that most systems for checks read
      多くの CI のシステムが読む XML
    the Test Anything Protocol
      Test Anything Protocol
    everything, for programs
      すべて。プログラム用
    a page for people
      人が読むページ
    without the first {0} of the session, which are kept no more
      セッションの最初の {0} はもう残っていないため、含まれません
    """
}
