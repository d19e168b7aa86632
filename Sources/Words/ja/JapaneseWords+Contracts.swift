extension JapaneseWords {
  /// What is found where an answer is held against one that was recorded.
  static let contracts: StaticString = """
    # Events and places
    {0} differs still, in what no rule could be found for
      {0}はまだ違い、それを許すルールは見つかりません
    {0} differ still, in what no rule could be found for
      {0}はまだ違い、それを許すルールは見つかりません
    the request before it was skipped, as {0}
      前のリクエストが省略されました（{0}）
    two columns are called {0}
      {0} という列が 2 つあります
    events: {0}
      イベント: {0}
    it leads to another place
      別の場所へ導く
    a header that counts something holds a word
      数を示すヘッダーに単語が入る
    an event has another name
      イベントの名前が違う
    its events have no names
      イベントに名前がない
    an event is new
      イベントが増える
    one kind of its events does not come
      1 種類のイベントが来ない
    no session gets a secret that is set here: 
      ここで設定した秘密はどのセッションにも渡しません: 
     gives it
      で渡せます
    not run: what stands behind `|`, as nobody allowed a shell
      実行していません: `|` の後ろ。シェルが許可されていないためです
    """
}
