/// What `apus serve --help` and its like print.
package enum ServiceManual {
  /// `nil` for a word that serves nobody.
  package static func text(of word: String) -> String? {
    switch word {
    case "serve": serve
    case "tap": tap
    case "practice": practice
    default: nil
    }
  }

  private static let serve = """
    apus serve FILE… [--port N]: play an API to other programs, until ^C

    files:
      a saved session, a HAR file  what was recorded, by method, path, query and
                                   body; a path that a line asked for as
                                   /things/{{id}} is answered for any id
      a .http file                 HTTP/1.1 422 below a request begins an answer;
                                   {{id}} in it is what the path had there
      a description of an API      its examples or samples; requests are checked

    The same request is answered in the order of the recording, then with the last
    answer. What was redacted is made up, and told. For anything else there is 404,
    with the nearest request and what differs, or what --spec FILE describes.

    flags:
      --port N          where; by default any port that is free
      --spec FILE       a description, for what nothing else answers
      --delay TIME      wait, such as 200ms; `recorded` waits as long as it took
      --faults 5%       fail on purpose, in different ways; --seed N mixes anew
      --verify          tell at the end how often each answer was asked for
                        Exit 1 where something was asked that nothing answers
      --times 'GET /a 2'
                        promise how often, whatever the query; so does
                        `# @times 2` above a request of a .http file, for its
                        query. Exit 1 where it was another number
      --cors ORIGIN     let pages of another origin read it; without it none may,
                        whatever an answer that was recorded says
      --allow-host NAME, --allow-origin ORIGIN
                        answer to other names of this machine, and to pages
      --quiet           no line for each request

    example:
      apus serve --times 'POST /orders 1' shop.session.md --spec openapi.yaml

    """

  private static let tap = """
    apus tap --to URL FILE: write down what another program asks

    The program asks http://127.0.0.1:PORT instead of URL, by plain HTTP. What it
    asks goes on to URL, by TLS where URL says so, and comes back as it is. Each
    request is a line of the saved session FILE, which `apus replay` runs again.
    ^C ends it. Secrets are taken out before anything is written.

    flags:
      --to URL          the server; a path in it comes before what is asked
      --port N          where; by default any port that is free
      --allow-host NAME, --allow-origin ORIGIN
                        answer to other names of this machine, and to pages
      --quiet           no line for each request

    Only programs of this machine are answered. A body goes on when all of it has
    come, so it is not for streams without an end. TLS of others is not opened: for
    a program that cannot be told another address there is mitmproxy, and `run`
    reads the HAR file that it saves.

    example:
      apus tap --to https://api.example/v1 --port 8080 talk
      curl http://127.0.0.1:8080/things
      apus replay talk

    """

  private static let practice = """
    apus practice [--port N]: serve the practice API to other programs, until ^C

    /faults there lists every failure it can produce; /openapi.json describes it.

    flags:
      --port N          where; by default any port that is free
      --allow-host NAME, --allow-origin ORIGIN
                        answer to other names of this machine, and to pages
      --class N         a class of N students: each has a practice API of their
                        own, by a token that is printed; --names FILE has a name
                        a line
      --listen ADDRESS --allow-network
                        let other machines ask, at an address of this one;
                        0.0.0.0 is all it has

    In a class one student's data, faults and limits are nobody else's. Who takes
    too much gets 429, and nobody else does. After two hours without a request a
    student's data are as they were at the start. The tokens last until ^C.

    apus practice status URL --key KEY
                        a table of who is at which goal of which lesson

    example:
      apus practice --class 30 --port 8080 --listen 0.0.0.0 --allow-network
      apus --class http://192.168.1.5:8080/class/TOKEN

    """
}
