internal import ApusWords

/// A lesson with every block in it, to begin a new one with. It passes `lesson check`; a test sees to that.
package enum LessonTemplate {
  /// What it says is said in the language that is spoken here.
  package static var text: String {
    switch SpokenLanguage.current {
    case .english: english
    case .japanese: japanese
    }
  }

  static let english = """
    ---
    lesson: 1
    title: A lesson to begin with
    language: en
    minutes: 10
    ---

    A lesson is Markdown. A step is some prose and the blocks under it. This one shows something: Enter runs its lines.

    ```show
    get /github/users/octocat
    .login
    ```

    A line may end in a failure. `? CODE` under it says so.

    ```show
    get /github/users/nobody-xyz
    ? http.404
    ```

    Now it is the learner's turn. A goal is what `expect` takes, of the answer; with `request` before it, of the request.
    Ask for the user `hubot`.

    ```goal
    status 200
    request method GET
    request path /github/users/hubot
    ```

    ```hint
    The name of a user is the last part of the path.
    ```

    ```answer
    get /github/users/hubot
    ```

    ```wrong
    get /github/users/octocat
    # That is the user from before.
    ```

    What is set up before a step, nobody sees. Ask for the user whose name is in `{{name}}`, once, and change nothing.

    ```setup
    let name = hubot
    ```

    ```goal
    .login == "hubot"
    sent 1
    never request method POST
    ```

    ```hint
    What stands in two braces is replaced by its value.
    ```

    ```answer
    get /github/users/{{name}}
    ```

    Something can fail on purpose: the first request of this step gets no answer. Ask for `octocat` until one comes.

    ```fault
    network.reset
    ```

    ```goal
    sent 2..
    status 200
    ```

    ```hint
    The same line once more.
    ```

    ```answer
    get /github/users/octocat
    get /github/users/octocat
    ```

    What the practice API does not speak can be recorded. Ask for `https://shop.example/`: nothing is sent, and what somebody
    got comes.

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
    A whole URL goes where a path does.
    ```

    ```answer
    get https://shop.example/
    ```

    Say first what will come: predict the status of `/status/204`, and then ask.

    ```predict
    status
    ```

    ```hint
    `predict` takes a status, such as 200.
    ```

    ```answer
    predict 204
    get /status/204
    ```

    A question has its answers below it, and the learner types the number of one.

    ```quiz
    Which status says that something new was made?
    - [ ] 200
    # It says only that all went well.
    - [x] 201
    - [ ] 404
    ```

    What stands behind the last block is said at the end.

    """
}
