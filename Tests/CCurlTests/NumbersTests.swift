import ApusPacingTestSupport
import CApusCurl
import Foundation
import Testing

/// The repository's own header, found from this file.
private let include = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Sources/CCurl/include").standardized.path

/// Runs the C compiler on a program that is only checked; its messages, or `nil` when it has none.
private func check(_ program: String) throws -> String? {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "ccurl-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "check.c")
  try Data(program.utf8).write(to: file)
  let compiler = Process()
  let messages = Pipe()
  compiler.executableURL = URL(filePath: "/usr/bin/env")
  compiler.arguments = ["cc", "-fsyntax-only", "-I", include, file.path]
  compiler.standardError = messages
  try compiler.run()
  let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  return compiler.terminationStatus == 0 ? nil : text
}

private let hasHeader = (try? check("#include <curl/curl.h>\n")) == .some(nil)

@Suite("The numbers we declare", .paced)
struct NumbersTests {
  @Test("they are those of <curl/curl.h>", .enabled(if: hasHeader, "no cc or no <curl/curl.h> here: skipped"))
  func header() throws {
    let problem = try check(
      """
      #define CURL_DISABLE_TYPECHECK
      #include <curl/curl.h>
      #include <CCurl.h>
      #define SAME(ours, theirs) _Static_assert((long)(ours) == (long)(theirs), #theirs);
      #define OPTION(name, number) SAME(CCURL_OPT_##name, CURLOPT_##name)
      CCURL_OPTIONS(OPTION)
      #define INFO(name, number) SAME(CCURL_INFO_##name, CURLINFO_##name)
      CCURL_INFOS(INFO)
      #define RESULT(name, number) SAME(CCURL_E_##name, CURLE_##name)
      CCURL_RESULTS(RESULT)
      SAME(CCURL_HTTP_1_0, CURL_HTTP_VERSION_1_0)
      SAME(CCURL_HTTP_1_1, CURL_HTTP_VERSION_1_1)
      SAME(CCURL_HTTP_2, CURL_HTTP_VERSION_2_0)
      SAME(CCURL_HTTP_2_TLS, CURL_HTTP_VERSION_2TLS)
      SAME(CCURL_TLS_1_0, CURL_SSLVERSION_TLSv1_0)
      SAME(CCURL_TLS_1_1, CURL_SSLVERSION_TLSv1_1)
      SAME(CCURL_TLS_1_2, CURL_SSLVERSION_TLSv1_2)
      SAME(CCURL_TLS_1_3, CURL_SSLVERSION_TLSv1_3)
      SAME(CCURL_TLS_1_2 << CCURL_TLS_NEWEST_SHIFT, CURL_SSLVERSION_MAX_TLSv1_2)
      SAME(CCURL_IPRESOLVE_V4, CURL_IPRESOLVE_V4)
      SAME(CCURL_IPRESOLVE_V6, CURL_IPRESOLVE_V6)
      SAME(CCURL_HTTP_2_PRIOR_KNOWLEDGE, CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE)
      SAME(CCURL_AUTH_DIGEST, CURLAUTH_DIGEST)
      SAME(CCURL_SHARE_DATA, CURLSHOPT_SHARE)
      SAME(CCURL_SHARE_COOKIE, CURL_LOCK_DATA_COOKIE)
      SAME(CCURL_DEBUG_TEXT, CURLINFO_TEXT)
      SAME(CCURL_DEBUG_HEADER_OUT, CURLINFO_HEADER_OUT)
      SAME(CCURL_DEBUG_DATA_OUT, CURLINFO_DATA_OUT)
      SAME(CCURL_PROXY_BAD_VERSION, CURLPX_BAD_VERSION)
      SAME(CCURL_PROXY_CLOSED, CURLPX_CLOSED)
      SAME(CCURL_PROXY_NO_AUTH, CURLPX_NO_AUTH)
      SAME(CCURL_PROXY_REFUSED, CURLPX_REPLY_CONNECTION_REFUSED)
      SAME(CCURL_PROXY_HOST_UNREACHABLE, CURLPX_REPLY_HOST_UNREACHABLE)
      SAME(CCURL_PROXY_NETWORK_UNREACHABLE, CURLPX_REPLY_NETWORK_UNREACHABLE)
      SAME(CCURL_PROXY_NOT_ALLOWED, CURLPX_REPLY_NOT_ALLOWED)
      SAME(CCURL_PROXY_RESOLVE_HOST, CURLPX_RESOLVE_HOST)
      SAME(CCURL_PROXY_USER_REJECTED, CURLPX_USER_REJECTED)
      SAME(CCURL_READ_ABORT, CURL_READFUNC_ABORT)
      SAME(CCURL_ERROR_SIZE, CURL_ERROR_SIZE)
      SAME(sizeof(ccurl_list), sizeof(struct curl_slist))
      SAME(sizeof(ccurl_certificates), sizeof(struct curl_certinfo))
      SAME(sizeof(int), sizeof(curl_socket_t))
      SAME(sizeof(int64_t), sizeof(curl_off_t))
      """)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test(
    "a number that is not libcurl's would be noticed",
    .enabled(if: hasHeader, "no <curl/curl.h> here: skipped"))
  func notices() throws {
    let problem = try check("#include <curl/curl.h>\n_Static_assert((long)CURLOPT_URL == 10003, \"URL\");\n")
    #expect(problem?.contains("URL") == true)
  }

  @Test("the installed library knows options by the numbers we give them")
  func options() throws {
    try #require(ccurl_load() == nil)
    try #require(ccurl_option_named("URL") >= 0, "libcurl is too old to name its options")
    for (name, number) in [
      ("URL", CCURL_OPT_URL), ("WRITEFUNCTION", CCURL_OPT_WRITEFUNCTION),
      ("QUICK_EXIT", CCURL_OPT_QUICK_EXIT),
      ("POSTFIELDSIZE_LARGE", CCURL_OPT_POSTFIELDSIZE_LARGE), ("CONNECT_TO", CCURL_OPT_CONNECT_TO),
      ("PROTOCOLS_STR", CCURL_OPT_PROTOCOLS_STR), ("SHARE", CCURL_OPT_SHARE),
      ("PATH_AS_IS", CCURL_OPT_PATH_AS_IS),
      ("HTTP_CONTENT_DECODING", CCURL_OPT_HTTP_CONTENT_DECODING), ("CERTINFO", CCURL_OPT_CERTINFO),
    ] {
      #expect(ccurl_option_named(name) == Int32(number), "\(name)")
    }
  }

  @Test("loading it again is no second loading")
  func loadsOnce() {
    #expect(ccurl_load() == nil)
    #expect(ccurl_load() == nil)
    #expect(ccurl_version().map { String(cString: $0) }?.hasPrefix("libcurl/") == true)
  }
}
