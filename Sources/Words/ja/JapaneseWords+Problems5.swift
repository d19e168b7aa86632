extension JapaneseWords {
  static let problems5: StaticString = """
    no {0} is needed, as an answer says
      応答によると、{0} は不要です
    media types
      メディアタイプ
     (at most {0})
      （{0} まで）
    by Link
      Link に従う
    {0}; `next` goes on, --all-pages takes all
      {0}。`next` で次へ、--all-pages で全部
    deprecated: better not used any more
      非推奨: もう使わない方がよい
    in the path
      パス内
    {0} is described with headers of its own, which are not sent:
      {0} には、送られない独自のヘッダーが記述されています:
    some of 
      次のいくつか: 
    usually {0}
      通常は {0}
    in JSON, such as {0}
      JSON で。例: {0}
    in JSON
      JSON で
    written as {0}
      {0} のように書く
    token from {0}
      {0} からのトークン
    a certificate: --cert and --key
      証明書: --cert と --key
    nothing is asked for
      認証は不要
     (not set)
      （未設定）
    seen, not described
      見たが記述にない
    in the query
      クエリ内
    in the body{0}
      ボディ内{0}
    in the answer{0}
      応答内{0}
    as a status
      ステータスとして
    another time
      別のとき
    there is no server {0}
      サーバー {0} はありません
    no server has a variable {0}
      変数 {0} のあるサーバーはありません
    {0} is one of {1}
      {0} は {1} のどれかです
    no server has all of these
      すべてに合うサーバーはありません
    any value
      任意の値
    , usually {0}
      （通常は {0}）
    nothing changed
      変更はありません
    breaking change
      互換性を壊す変更
    other change
      その他の変更
    to choose one: 
      選ぶには: 
    … {0} more
      … ほかに {0} 件
     is another API
       は別の API です
    {0} is described; here its paths
      {0} の記述があります。ここでのパス:
    the described paths
      記述されたパス
    {0} are behind {1}
      {0} は {1} の後にあります
    another server is described
      記述にあるのは別のサーバーです
    the last answer here asks for it
      ここの最後の応答がこれを求めています
    sent here before
      以前ここで送信
    answers here have it
      ここの応答にある
    an item of it
      その要素
    any method
      任意のメソッド
    {0} {1} more: 
      {0} ほかに {1}: 
    a tag
      タグ
     for paths
      パスは
    {0}, the best first
      {0}（よく合う順）
    nothing is known below {0}; try: 
      {0} の下にあるものはわかりません。次に試す: 
    nothing has {0} in its path, its name or its summary; try: 
      パス、名前、要約に {0} を含むものはありません。次に試す: 
    nothing is known here yet; try: 
      ここではまだ何もわかりません。次に試す: 
    no description
      API 記述なし
    {0} has no description to give: it answers {1}
      {0} に API 記述はありません。応答は {1} です
    it is somewhere else
      別の場所にあります
    the answer is {0}
      応答は {0} です
    {0} leads to another place{1}, from which no description was taken
      {0} は別の場所{1}を指しているため、API 記述を取得していません
    {0} sends no description that can be kept: {1}
      {0} の API 記述は残せません: {1}
    no description came from {0}: {1}
      {0} から API 記述を得られませんでした: {1}
    … {0} more; another word makes them fewer
      … ほかに {0} 件。別の語で絞れます
    the directory does not say how large they are; what is kept here is shown with its size
      ディレクトリーに大きさはありません。ここに残したものは大きさを示します
    kept just now
      いま残しました
    kept {0} ago
      {0} 前に残しました
    {0}, {1} from {2}
      {0}、{2} からの {1}
    everything the practice API serves
      練習用 API のすべて
    its base has a name of yours in it; try: 
      ベースに独自の名前が入ります。次に試す: 
    nothing says who you are; try: 
      自分が誰かを示すものがありません。次に試す: 
    and by the description that its owner publishes: 
      および、提供元が公開する API 記述から: 
    {0} was asked for its description: {1}
      {0} に API 記述を求めました: {1}
    it names {0}, which is somewhere else and was not asked; try: 
      別の場所の {0} を示していて、そこへはリクエストしていません。次に試す: 
    ; some of them want to know who asks, which none of them said
      。一部は認証を求めていますが、どれにも認証情報を送っていません
    no description was found in {0}{1}
      {0} に API 記述は見つかりませんでした{1}
    none of {0} at {1} is found by {2}
      {1} の {0} のうち、{2} で見つかるものはありません
    there is no API named {0}, here or at {1}
      ここにも {1} にも、{0} という API はありません
    the directory
      ディレクトリー
    asking {0}
      {0} にリクエストしています
    {0} says that nothing changed, and nothing is kept
      {0} は変更なしと答えましたが、残したものがありません
    {0} is no directory of descriptions, such as {1}
      {0} は、{1} のような API 記述のディレクトリーではありません
    {0}; the list {1} is used
      {0}。{1} の一覧を使います
    no description is kept
      残した API 記述はありません
    {0} is not kept any more
      {0} を残すのをやめました
    another one was fetched, which `spec {0}` goes by
      新しいものを取得しました。`spec {0}` で使われます
    not changed
      変更なし
    {0}: {1}; {2} stays
      {0}: {1}。{2} はそのままです
    no description of {0} is kept
      {0} の API 記述は残していません
    without a description: {0}
      API 記述なし: {0}
    the description of {0} is not kept, and nothing was fetched
      {0} の API 記述は残しておらず、何も取得していません
    : fetching it
      : 取得しています
    ; fetch it and keep it? 
      。取得して残しますか? 
    no description was fetched
      API 記述は取得していません
    about {0}
      約 {0}
    of unknown size, 67 MB at most
      大きさ不明（67 MB まで）
    {0} is described at {1}, {2}
      {0} の API 記述は {1} にあります（{2}）
    nothing is fetched here, as nobody has asked for it now
      求められていないので、ここでは何も取得しません
     instead of {0}
      （{0} の代わり）
    its description says that it is at {0}; go there{1}? 
      API 記述によると場所は {0} です。そこへ移動しますか{1}? 
    {0}; {1} is used
      {0}。{1} を使います
    not changed since it was fetched
      取得してから変更なし
    it cannot be kept: {0}
      残せません: {0}
    there is no folder that keeps descriptions
      API 記述を残すフォルダーがありません
    a file's name
      ファイルの名前
    {0} cannot be posted: {1}
      {0} を投稿できません: {1}
    so that the file is this article from now on, its front matter is to say: 
      以後このファイルをこの記事とするには、フロントマターに次を書きます: 
    post it? 
      投稿しますか? 
    change it? 
      変更しますか? 
    private: only who has its URL finds it
      非公開: URL を知る人だけが見られます
    public: everybody sees it
      公開: 誰でも見られます
    {0} of Markdown
      Markdown {0}
    the shape
      形
    {0} cannot be made without it
      {0} はこれがないと作れません
    {0} has {1} there
      {0} ではそこに {1} があります
    expected {0} at {1}, found {2} ({3})
      {1} に {0} が必要ですが、{2} がありました（{3}）
    expected {0} after --{1}: {2}
      --{1} の後に {0} が必要です: {2}
    it takes none
      何も取りません
    it takes {0}
      取るのは {0} です
    {0} has no parameter {1}; {2}
      {0} にパラメーター {1} はありません。{2}
    {0} takes texts with names
      {0} は名前つきのテキストを取ります
    {0} is given twice
      {0} が 2 回あります
    """
}
