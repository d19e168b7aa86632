/// How a lesson is written, for `help lesson`.
package enum LessonManual {
  package static let paragraphs = [
    """
    A lesson is a file, NAME.lesson.md: Markdown with front matter (`lesson: 1`, `title`, `language`, `minutes`) and steps. \
    A step is prose, and blocks under it between lines of three backquotes, the first with the block's name.
    """,
    """
    `show` has lines that Enter runs. `setup` has lines that are run before, unseen. `? CODE` under a line says that it ends \
    in that failure. `fault NAME` lets the step's first request meet a failure of get /faults; a number behind it, so many.
    """,
    """
    `recorded` has an exchange that others had, of what the practice API does not speak: `> GET URL`; `< HTTP/2 200` and \
    `< NAME: VALUE`; `| ` and a line of the body; `* certificate SUBJECT; ISSUER; FROM; TO`; or `! CODE` and what happened. \
    Who sends the same request in this step gets it, and nothing is sent.
    """,
    """
    `goal` says what is to be done: what `expect` takes, of the answer; `error CODE` of a failure; `request` before it, of the \
    request (`request method POST`, `request path /notes`, `request query page 2`, `request header accept contains json`, \
    `request .name == ann`); and of all that was sent in the step `sent 2`, `in order GET /a, POST /b`, `never DELETE /a`, \
    `never request method POST`. One exchange has to meet all of a goal's lines; \
    of `--all-pages` the whole list counts as one, too. Cookies and credentials of a request stand there by their names alone.
    """,
    """
    `answer` has lines that meet it, and there may be several. `wrong` has lines that do not, and `# ` why under them. `hint` \
    helps; behind the last one an answer is shown, and the goal does not count. `predict` wants a prediction of what is in it, \
    such as status or header Location. `quiz` has a question, `- [x]` before a right answer and `- [ ]` before others.
    """,
    """
    `lesson check` proves that each answer meets its goal; that no Enter, empty line, `skip` or `wrong` line does; that no \
    goal holds before its step; that no hint holds an answer; and that NAME.ja.lesson.md beside NAME.lesson.md does the same. \
    The exit status is 0, 1 where something is wrong, or 2 for a file that is no lesson.
    """,
    """
    A line of a lesson sends at most 200 requests, all its lines together at most 2,000, and a whole check at most 20,000. \
    What somebody else's lesson wants beyond the practice API is asked first: another host, a file, a variable of the \
    environment, a program. `lesson check` names the lines that want it where nobody allows it.
    """,
    """
    A translation is a file beside the lesson, NAME.ja.lesson.md for Japanese. It has front matter (`lesson: 1`, `title`, \
    `language`) and the texts alone: the prose of each step, with `---` between two of them, and what is said behind the last; \
    `hint` blocks; `wrong` blocks with the `# ` reasons; `quiz` blocks with `- ` before each answer. All that is done stands \
    in the original.
    """,
    """
    `tour LESSON --record FILE` writes down what somebody does, and `lesson grade FILE` tells which goals they met, and by \
    which request. Lines that Enter ran and answers that were shown count for nothing. Each exchange carries a checksum of itself; one that does not fit is named. The exit status is 0 when every goal is \
    met, 1 when not, and 2 for what is no recording of a lesson. It proves what was sent and what came, and not who typed it; \
    whoever can write files can write such a file.
    """,
  ]
}
