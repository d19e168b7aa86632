extension LessonTemplate {
  /// The same lesson, told in Japanese.
  static let japanese = """
    ---
    lesson: 1
    title: 最初のレッスン
    language: ja
    minutes: 10
    ---

    レッスンは Markdown で書きます。手順は、説明とその下のブロックです。この手順は見せるだけで、行は Enter で実行されます。

    ```show
    get /github/users/octocat
    .login
    ```

    失敗で終わる行もあります。その下に `? CODE` と書きます。

    ```show
    get /github/users/nobody-xyz
    ? http.404
    ```

    次は学ぶ人の番です。目標には `expect` に書けることを書きます。応答についての条件です。`request` で始めると、リクエストに
    ついての条件になります。ユーザー `hubot` を取得してください。

    ```goal
    status 200
    request method GET
    request path /github/users/hubot
    ```

    ```hint
    ユーザーの名前は、パスの最後の部分です。
    ```

    ```answer
    get /github/users/hubot
    ```

    ```wrong
    get /github/users/octocat
    # それは前の手順のユーザーです。
    ```

    手順の前の準備は、誰にも見えません。名前が `{{name}}` に入っているユーザーを一度だけ取得し、何も変更しないでください。

    ```setup
    let name = hubot
    ```

    ```goal
    .login == "hubot"
    sent 1
    never request method POST
    ```

    ```hint
    二重の波かっこの中の名前は、その値に置き換わります。
    ```

    ```answer
    get /github/users/{{name}}
    ```

    わざと失敗させることもできます。この手順の最初のリクエストには応答がありません。応答が来るまで `octocat` を取得して
    ください。

    ```fault
    network.reset
    ```

    ```goal
    sent 2..
    status 200
    ```

    ```hint
    同じ行をもう一度です。
    ```

    ```answer
    get /github/users/octocat
    get /github/users/octocat
    ```

    練習用 API が話さないものは、記録で見せられます。`https://shop.example/` を取得してください。実際には何も送らず、誰かが
    受け取った応答が返ります。

    ```recorded
    > GET https://shop.example/
    < HTTP/2 200
    < content-type: application/json
    | {"name": "A shop"}
    ```

    ```goal
    .name == "A shop"
    ```

    ```hint
    パスの代わりに URL 全体を書けます。
    ```

    ```answer
    get https://shop.example/
    ```

    何が返るかを先に言います。`/status/204` のステータスを予想してから、取得してください。

    ```predict
    status
    ```

    ```hint
    `predict` には 200 のようなステータスを書きます。
    ```

    ```answer
    predict 204
    get /status/204
    ```

    質問の下に答えを並べます。学ぶ人は答えの番号を入力します。

    ```quiz
    新しいものが作られたことを表すステータスはどれですか？
    - [ ] 200
    # うまくいったことだけを表します。
    - [x] 201
    - [ ] 404
    ```

    最後のブロックの後の文章は、終わりに表示されます。

    """
}
