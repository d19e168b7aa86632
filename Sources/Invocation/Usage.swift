internal import ApusSurroundings

/// What `apus --help` and `apus --version` print.
package enum Usage {
  package static let version = "apus \(ProgramVersion.number)"

  package static let text = """
    apus: an interactive terminal for exploring HTTP APIs

    usage:
      apus                        a prompt; `help` there says what there is
      apus URL                    a prompt with a base
      apus --practice             a prompt on the practice API, without a network
      apus get URL [ITEM…]        one request, or any other line, and out
      apus post URL < FILE        a file, or what is piped, as the body
      apus -e LINE [-e LINE…]     some lines, and out
      apus run FILE               lines, a session, a .http or HAR file; - is stdin
      apus replay FILE…           saved sessions, from their recordings
      apus replay --live FILE…    for real; --base, --timeout and --strict apply
      apus --workspace NAME       a prompt at a desk that is kept, answers included;
      apus resume [NAME]          back to it; `apus workspaces` lists them
      apus practice [--port N]    serve the practice API to other programs, or to
                                  a class; apus practice --help says more
      apus serve FILE… [--port N] play an API that is described or was recorded
      apus tap --to URL FILE      record what another program asks;
                                  apus serve --help and apus tap --help say more
      apus judge FILE…            which changes of its answers a session would miss
      apus cover --spec FILE DIR  which described operations sessions asked for

    flags:
      --base URL     what paths are put behind   --timeout S    seconds to give up
      --practice     use the practice API        --offline      show, and send none
      --no-config    read no rc file             --print WHAT   some of HBhbm
      --strict       stop at the first failure   --color WHEN   auto, always, never
      --record FILE  save the session as it goes --trust        `run` asks nothing
      --private      keep nothing                --ignore-stdin it is never a body
      --class URL    a place in a class           --lang LANG    en or ja
      --help         this                        --version      the version

    exit status: 0 fine, 1 the request failed, 2 the line was not understood,
    3 4 5 the class of the HTTP status, 130 interrupted.

    """
}
