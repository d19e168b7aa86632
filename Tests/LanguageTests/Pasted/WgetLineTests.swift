import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("wget's lines", .paced)
struct WgetLineTests {
  private static let files = ["f": "of f"]

  private func sent(_ line: String) throws -> (SentText, PreparedRequest) {
    let prepared = try prepare(line, base: nil, files: Self.files)
    return (SentText(prepared.request, files: Self.files), prepared)
  }

  @Test("what it sends is sent")
  func requests() throws {
    let (get, shown) = try sent("wget -qO- --header='X-Mine: a b' --header 'Accept: x/y' https://h/p?a=1")
    #expect(get.method == "GET" && get.target == "/p?a=1" && get.headers == ["accept: x/y", "x-mine: a b"])
    #expect(shown.request.options.followsRedirects && shown.showing.output == nil && !shown.showing.downloads)

    let (post, _) = try sent("wget --post-data 'a=1&b=@2' h -O -")
    #expect(post.method == "POST" && post.body == "a=1&b=@2")
    #expect(post.headers.contains("content-type: application/x-www-form-urlencoded"))

    let (put, _) = try sent(
      "wget --method=PUT --body-data='{\"a\":1}' --header='Content-Type: application/json' h -O-")
    #expect(
      put.method == "PUT" && put.body == "{\"a\":1}" && put.headers.contains("content-type: application/json")
    )

    #expect(try sent("wget --method DELETE h").0.method == "DELETE")
    #expect(try sent("wget --post-file f h").0.body == "of f")
    #expect(try sent("wget --user me --password pw h").0.headers.contains("authorization: Basic bWU6cHc="))
    #expect(try sent("wget -U agent/1 --referer=http://r h").0.headers.contains("user-agent: agent/1"))
    // Braces and brackets are no pattern to it.
    #expect(try sent("wget 'h/a[1-2]?b={\"c\":1}'").0.target.contains("1-2"))
  }

  @Test("the body goes into a file unless it is to be shown")
  func files() throws {
    #expect(try sent("wget http://h/a.zip").1.showing.downloads)
    #expect(try sent("wget -O b.zip http://h/a.zip").1.showing.output == "b.zip")
    #expect(try sent("wget -q -O b.zip -nv http://h/a.zip").1.showing.downloads == false)
  }

  @Test(
    "what would change what is sent, kept or written is no matter of saying less",
    arguments: [
      "--no-cache", "--compression=gzip", "--tries=3", "-t 3", "--no-cookies", "--content-on-error",
      "--content-disposition", "-nc", "--no-clobber",
    ])
  func changing(_ option: String) throws {
    let found = try problem("wget \(option) http://h", base: nil)
    let name = option == "-nc" ? "--no-clobber" : option.split { "= ".contains($0) }[0]
    #expect(found.problem.message.hasPrefix("the option \(name) of wget, which "), "\(found.problem.message)")
    #expect(found.place == option.prefix(found.place.utf8.count), "\(found.place)")
  }

  @Test(
    "what it does otherwise is refused by name",
    arguments: [
      ("wget -r http://h", "-r", "the option -r of wget, which asks for a whole site, does not work here"),
      ("wget -i list", "-i", "the option -i of wget, which has its URLs in a file, does not work here"),
      ("wget --frob h", "--frob", "the option --frob of wget has no counterpart here"),
      ("wget -q", "", "expected a URL after wget"),
      ("wget h --post-data a --body-data b", "--body-data b", "a request has one body; this is a second"),
      ("wget http://h/{id}", "{id}", "{id} is not filled in; a brace that is meant is written %7B"),
    ])
  func refused(_ line: String, _ place: String, _ message: String) throws {
    let found = try problem(line, base: nil)
    #expect(found.problem.message == message)
    #expect(found.place == place)
  }
}
