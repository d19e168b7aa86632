import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusSystem
import ApusTLSTestSupport
import Foundation
import Testing

/// A name lookup that never ends cannot be had from a real resolver, so these run in a process of their own whose
/// `getaddrinfo` hangs for one name.
@Suite("While a name is looked up", .paced)
struct StuckLookupTests {
  static let folderVariable = "APUS_TEST_STUCK_LOOKUP"

  @Test(
    "cancelling and deadlines do not wait for the resolver",
    .enabled(if: Tool.hasCompiler, "no C compiler here: skipped"))
  func inProcessOfItsOwn() throws {
    let folder = try TestFolder()
    let source = try folder.file("stuck.c", Array(Self.source.utf8))
    let library = folder.path + "/stuck.so"
    try Tool.run(["cc", "-shared", "-fPIC", "-o", library, source.path, "-ldl"])
    try Tool.run(
      [CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter", "StuckLookupInsideTests"],
      environment: ["LD_PRELOAD": library, Self.folderVariable: folder.path])
    // That it came to its end shows that the filter met it.
    #expect(try folder.file("done").bytes != nil)
  }

  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <fcntl.h>
    #include <netdb.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>
    typedef int lookup(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
      if (node && strstr(node, "stuck.test")) {
        char path[4096];
        snprintf(path, sizeof path, "%s/fifo", getenv("\(folderVariable)"));
        int told = open(path, O_WRONLY);
        if (write(told, "x", 1) < 0) abort();
        for (;;) pause();
      }
      return ((lookup *)dlsym(RTLD_NEXT, "getaddrinfo"))(node, service, hints, result);
    }
    """
}

@Suite(
  "Inside the process where a lookup hangs", .paced, .serialized, .timeLimit(.minutes(60)),
  .enabled(if: folder != nil, "StuckLookupTests runs these"))
struct StuckLookupInsideTests {
  /// Opens when the resolver hangs.
  func resolverHangs() throws -> Gate {
    let gate = Gate()
    let path = try #require(folder) + "/fifo"
    mkfifo(path, 0o600)
    _ = SystemThread.start {
      let pipe = open(path, O_RDONLY)
      var byte: UInt8 = 0
      if read(pipe, &byte, 1) == 1 { gate.open() }
      close(pipe)
    }
    return gate
  }

  @Test("cancelling returns, and the transport goes on")
  func cancel() async throws {
    let gate = try resolverHangs()
    let transport = CurlTransport()
    let asked = try request("http://stuck.test/")
    let task = Task { try await transport.send(asked) }
    await gate.wait()
    task.cancel()
    let failure = try await #require(throws: TransportError.self) { try await task.value }
    #expect(failure.code == .cancelled)
    #expect(failure.message == "cancelled while connecting to stuck.test:80")
    #expect(failure.exchange.hops.first?.timing.dns != nil)
    #expect(failure.exchange.hops.first?.timing.connect == nil)
    let server = try ScriptedServer { _ in [.response()] }
    #expect(try await transport.send(request(server.url())).response?.status == 200)
  }

  @Test("the connect deadline ends it")
  func deadline() async throws {
    let gate = try resolverHangs()
    let failure = try await CurlTransport().failure(
      of: request("http://stuck.test/") { $0.deadlines.connect = .milliseconds(300) })
    await gate.wait()
    #expect(failure.code == .timeoutConnect)
    let done = try #require(folder) + "/done"
    #expect(FileManager.default.createFile(atPath: done, contents: nil))
  }
}

private let folder = ProcessInfo.processInfo.environment[StuckLookupTests.folderVariable]
