extension JapaneseWords {
  static let services1: StaticString = """
    yes or no
      はいかいいえ
    one or more: {0}
      1 つ以上: {0}
    texts with names
      名前つきのテキスト
    the repository, by its owner and its name
      リポジトリー（所有者と名前）
    which page, from 1
      ページ（1 から）
    how many a page, 100 at most
      1 ページの件数（100 まで）
    it needs a name, a base, an address, a size, auth and a title
      名前、ベース、アドレス、サイズ、認証、題名が必要です
    {0} is no name: that has lower case letters, digits and dashes
      {0} は名前になりません。使えるのは英小文字、数字、- です
    {0} is no base
      {0} はベースではありません
    {0} is no address
      {0} はアドレスではありません
    {0} is no size such as 13MB
      {0} は 13MB のようなサイズではありません
    {0} is none of {1}
      {0} は {1} のどれでもありません
    {0} is no way to show who asks
      {0} は認証方法ではありません
    start a workflow
      ワークフローを開始
    its number, or the name of its file
      番号、またはファイル名
    the branch or the tag to run it on
      実行するブランチかタグ
    a run by its number
      番号の実行
    the number of the run, as in a list
      一覧にある実行の番号
    the runs of the workflows of a repository, the newest first
      リポジトリーのワークフローの実行、新しい順
    only those on this branch
      このブランチのものだけ
    only those that this started
      このユーザーが始めたものだけ
    only those that are so
      この状態のものだけ
    the workflows of a repository
      リポジトリーのワークフロー
    run a workflow again, as it ran
      ワークフローを同じ内容でもう一度実行
    remove a file from a repository
      リポジトリーからファイルを削除
    which file
      ファイル
    what the commit says
      コミットの説明
    what the file is now
      ファイルの現在の値
    the branch; the usual one unless given
      ブランチ。指定しなければ既定のもの
    a file of a repository, or what a folder has
      リポジトリーのファイル、またはフォルダーの中身
    the file or the folder; the top unless given
      ファイルかフォルダー。指定しなければ最上位
    the branch, the tag or the commit
      ブランチ、タグ、コミットのどれか
    the README of a repository
      リポジトリーの README
    make a file in a repository, or change it
      リポジトリーにファイルを作る、または変更する
    what the file is to hold; content=@notes.md takes it from a file
      ファイルの内容。content=@notes.md はファイルから取る
    what it is now, for one that is there
      既存の場合の現在の値
    create a gist
      gist を作る
    what it is about
      何についてのものか
    the contents of its files, by file name
      ファイル名ごとの内容
    whether everybody finds it
      誰でも見つけられるか
    delete a gist
      gist を削除
    the gist's id
      gist の ID
    a gist by its id
      ID の gist
    the gists of a user, the newest first
      ユーザーの gist、新しい順
    the user's name
      ユーザー名
    how many requests are left; asking costs none
      残りのリクエスト数。尋ねても減らない
    the GitHub REST API
      GitHub REST API
    open an issue
      issue を作る
    its text, in Markdown
      本文（Markdown）
    who is to look after it
      担当者
    comment on an issue or a pull request
      issue かプルリクエストにコメント
    the number of the issue
      issue の番号
    an issue by its number
      番号の issue
    the comments on an issue or a pull request, the oldest first
      issue かプルリクエストのコメント、古い順
    the issues of a repository, pull requests among them, a page at a time
      リポジトリーの issue（プルリクエストも含む）、1 ページずつ
    which issues; the open ones unless given
      どの issue か。指定しなければ open のもの
    only those with all these labels, separated by commas
      このラベルがすべてあるものだけ（コンマ区切り）
    only those that this user opened
      このユーザーが作ったものだけ
    only those given to this user
      このユーザーが担当のものだけ
    the order; by creation unless given
      順序。指定しなければ作成順
    which end first; desc unless given
      向き。指定しなければ desc
    only those changed since then
      それ以後に変更されたものだけ
    change an issue, or close it with state=closed
      issue を変更、または state=closed で閉じる
    another title
      別の題名
    another text
      別の本文
    whether it is open
      開いているか
    a label, instead of those there are
      いまのものに代わるラベル
    what has happened that you want to know, the newest first
      知らせのあるできごと、新しい順
    those that are read, too
      既読のものも
    only what you take part in
      自分が関わるものだけ
    mark a notification as read
      通知を既読にする
    the notification's id
      通知の ID
    open a pull request
      プルリクエストを作る
    the branch with the changes
      変更のあるブランチ
    the branch they are for
      取り込み先のブランチ
    whether it is not ready yet
      まだ準備中か
    a pull request by its number
      番号のプルリクエスト
    the number of the pull request
      プルリクエストの番号
    the files that a pull request changes
      プルリクエストが変更するファイル
    the pull requests of a repository, a page at a time
      リポジトリーのプルリクエスト、1 ページずつ
    which pull requests; the open ones unless given
      どのプルリクエストか。指定しなければ open のもの
    only those into this branch
      このブランチへのものだけ
    which end first
      向き
    merge a pull request
      プルリクエストを取り込む
    the first line of the commit
      コミットの最初の行
    how; merge unless given
      方法。指定しなければ merge
    publish a release
      リリースを公開
    its tag, made where there is none
      タグ。なければ作られる
    what it is called
      名前
    what is new, in Markdown
      変更点（Markdown）
    whether nobody is to see it yet
      まだ誰にも見せないか
    whether it is not for everybody
      一般向けでないか
    a release by its tag
      タグのリリース
    the tag
      タグ
    the newest release that is no draft
      下書きでない最新のリリース
    the releases of a repository, the newest first
      リポジトリーのリリース、新しい順
    the branches of a repository
      リポジトリーのブランチ
    the commits of a repository, the newest first
      リポジトリーのコミット、新しい順
    the branch or the commit to begin with
      始まりのブランチかコミット
    only those that change this file
      このファイルを変えたものだけ
    only those of this user
      このユーザーのものだけ
    the labels of a repository
      リポジトリーのラベル
    your own repositories, private ones too, a page at a time
      自分のリポジトリー（非公開も含む）、1 ページずつ
    those that everybody sees, or the others
      公開のもの、またはその他
    the order; by full name unless given
      順序。指定しなければ名前順
    a user's public repositories, a page at a time
      ユーザーの公開リポジトリー、1 ページずつ
    how many a page, 30 unless given and 100 at most
      1 ページの件数。指定しなければ 30、100 まで
    a repository is an owner and a name, such as octocat/Hello-World
      リポジトリーは octocat/Hello-World のような、所有者と名前です
    files that match words and qualifiers
      語と条件に合うファイル
    words and qualifiers, such as 'hello repo:octocat/Hello-World'
      'hello repo:octocat/Hello-World' のような、語と条件
    commits that match words and qualifiers
      語と条件に合うコミット
    words and qualifiers, such as 'fix repo:octocat/Hello-World'
      'fix repo:octocat/Hello-World' のような、語と条件
    the order; the best match comes first unless given
      順序。指定しなければよく合う順
    issues and pull requests that match words and qualifiers
      語と条件に合う issue とプルリクエスト
    """
}
