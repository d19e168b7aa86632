extension JapaneseWords {
  static let problems19: StaticString = """
    1 differs and breaks no client
      1 件が異なりますが、クライアントは壊しません
    {0} differ and break no client
      {0} 件が異なりますが、クライアントは壊しません
    {0} only in {1}
      {0} 件が {1} だけ
     is gone
      がなくなりました
    , found nothing
      でしたが、何もありません
    {0} step{1}
      {0} 手順{1}
    {0}, all as written
      {0}、すべて書かれたとおり
    is how long is waited between lines: recorded, none, or a range such as 1..3 in seconds
      行の間に待つ時間: recorded、none、または 1..3 のような秒の範囲
    as long as then
      記録と同じ
    not at all
      なし
    in seconds
      秒
    expected recorded, none or a range such as 1..3, found {0}
      recorded、none、1..3 のような範囲のどれかが必要ですが、{0} がありました
    it only looks
      見るだけです
    it is not checked: {0}
      確かめません: {0}
    only a part of it is checked: {0}
      一部だけを確かめます: {0}
    it was not answered: {0}
      応答がありませんでした: {0}
    it asked {0} times, and asks once here
      {0} 回リクエストしましたが、ここでは 1 回です
    it waits until something holds, and asks {0} times here
      成り立つまで待ちますが、ここでは {0} 回です
    what becomes of its output is left out
      出力の先は除きました
    there is no word for {0}
      {0} に当たるものがありません
    it was not answered
      応答がありませんでした
    what it takes of an answer is what was recorded
      応答から取るのは記録された値です
    {0} that only look{1}
      見るだけの {0}{1}
    the number of a step
      手順の番号
    is that of asciicast
      asciicast のバージョン
    read everywhere
      どこでも読める
    the newest
      最新
    is a CSV file: its columns are variables, and each run takes a row
      CSV ファイル。列が変数で、各実行が 1 行を使う
    is who asks
      尋ねる側
    is who answers
      答える側
    one page that needs nothing else
      ほかに何も要らない 1 ページ
    one screen as a picture: of the last step, or of that number
      1 画面の絵。最後の手順、またはその番号の手順
    a film of a terminal
      端末の映像
    users for a test under load
      負荷テストのユーザー
    a script for a test under load, with thresholds
      しきい値のある、負荷テストのスクリプト
    a contract that a provider is held to
      提供側が守る契約
    A saved session is played from its recording, and nothing is sent. A page loads nothing, runs nothing that a server sent, and can be read without its script.
      保存したセッションは記録から再生し、何も送りません。ページは何も読み込まず、サーバーから届いたものを実行せず、スクリプトなしでも読めます。
    Locust, k6 and Pact get requests with {{id}} for what was taken of an answer, and `expect` lines and rules as checks; secrets come from the environment, and what is left out is said.
      Locust、k6、Pact では、応答から取った値が {{id}} としてリクエストに入り、`expect` の行とルールが確認になります。秘密は環境から取り、除いたものは示します。
    expected 2 or 3, found {0}
      2 か 3 が必要ですが、{0} がありました
    {0} has no effect on `export {1}`
      {0} は `export {1}` には効きません
    there is no step in it
      手順がありません
    {0} has no request that was answered
      {0} に、応答のあったリクエストがありません
    {0}:1: expected names of variables with commas between them, found {1}
      {0}:1: コンマ区切りの変数名が必要ですが、{1} がありました
    there is a secret in it, and every program can read the clipboard
      秘密が含まれています。クリップボードはどのプログラムからも読めます
    with --secret it is copied all the same
      --secret を付ければ、それでもコピーします
    the clipboard is off
      クリップボードは使わない設定です
    sent {0} to the terminal, which may refuse them and does not say
      {0} を端末に送りました。端末は拒否しても何も知らせません
    copied {0} with {1}
      {0} を {1} でコピーしました
    {0} is here, and has no display: {1} is not set
      {0} はありますが、ディスプレイがありません: {1} が未設定です
    {0} did not take it: {1}
      {0} が受け取りませんでした: {1}
    there is no clipboard here that a program could fill
      プログラムから使えるクリップボードがここにありません
    programs that can: {0}
      使えるプログラム: {0}
    a terminal may take it itself, also from afar (OSC 52):
      端末自身が、遠隔でも受け取れるかもしれません（OSC 52）:
    there is no terminal to take it
      受け取る端末がありません
    {0} are more than a terminal's clipboard takes: 75 kB in base64
      {0} は、端末のクリップボードの上限（base64 で 75 kB）を超えています
    the terminal did not take it: {0}
      端末が受け取りませんでした: {0}
    `set proxy` or the line goes before it
      `set proxy` か行の指定が優先します
    {0} goes before it
      {0} が優先します
     as set
      （設定どおり）
     for {0}:
      （{0}: 用）:
     as {0} excepts {1} from {2}
      （{0} が {1} を {2} から除外）
     from {0}{1}
      （{0} から{1}）
    , which goes before {0}
      。{0} より優先します
    there is no practice API here
      ここに練習用 API はありません
    and hosts below it
      と、その下のホスト
    https only
      https のみ
    until {0}
      {0} まで
    there is none
      ありません
    it ended with status {0}
      ステータス {0} で終わりました
     (line {0})
      （{0} 行目）
    the {0} cannot be read: {1}{2}
      {0} を読み取れません: {1}{2}
    this is {0}, for which {1}
      これは {0} ですが、{1}
    {0} comes upon the same values again and again, more often than it may
      {0} が同じ値に上限を超えて何度も行き着きます
    {0}: again in {1} s, ^C ends it
      {0}: {1} s 後にもう一度。^C で終了
    the server sent another part than the one that is missing
      サーバーは、足りない部分とは別の部分を送りました
    , from event {0} on
      （イベント {0} から）
    the stream ended; asking again in {0}{1}
      ストリームが終わりました。{0} 後に求め直します{1}
    {0} was written in place, as no other file could take its place
      {0} に直接書きました。ほかのファイルと入れ替えられません
    nobody allowed to {0}, so nothing was sent
      {0}ことは許可されていないので、何も送信していません
    the socket {0}
      ソケット {0}
    The file wants to {0}. Allow it? 
      ファイルは次のことを求めています: {0} 許可しますか? 
    , nor to 
      。次もできません: 
    send to {0}
      {0} に送る
    use the environment's {0}
      環境の {0} を使う
    read {0}
      {0} を読む
    write {0}
      {0} に書く
    run `{0}` with sh
      `{0}` を sh で実行する
    nobody allowed it
      許可されていません
    nothing here opens it
      開くものがここにありません
    no file can be written for it: {0}
      そのためのファイルを書けません: {0}
    it is a symbolic link
      シンボリックリンクです
    another program holds it
      別のプログラムが使用中です
    it is there already
      すでにあります
    nobody reads from it
      読む相手がいません
    it is larger than 256 MiB
      256 MiB を超えています
    cannot listen on {0}:{1}: {2}
      {0}:{1} で待ち受けられません: {2}
    it will be gone {0}
      {0} に廃止されます
    it should no longer be used{0}
      非推奨です{0}
     since {0}
      （{0} から）
    the server warns: {0}
      サーバーの警告: {0}
     until {0}
      （{0} まで）
     for {0} more
      （あと {0}）
    {0}{1} left
      残り {0}{1}
     until {0} UTC
      （{0} UTC まで）
    secondary rate limit
      二次レート制限
    the {0} is used up{1}
      {0}の上限に達しました{1}
    too many requests in too short a time{0}; 
      短時間のリクエストが多すぎます{0}。
    , by GitHub's secondary limit
      （GitHub の二次レート制限）
    ask again {0}
      {0}にもう一度
    wait a minute at least
      少なくとも 1 分待ってください
    the organization wants its single sign-on, and this token is not authorised for it
      組織がシングルサインオンを求めていますが、このトークンは承認されていません
    the token lacks a scope: this takes {0}
      トークンのスコープが足りません。必要なのは {0} です
    the token lacks a permission: this takes {0}
      トークンの権限が足りません。必要なのは {0} です
    authorise it at {0}
      {0} で承認してください
    the token has no scope
      トークンにスコープがありません
    """
}
