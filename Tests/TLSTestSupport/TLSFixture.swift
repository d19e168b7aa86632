package import ApusFolderTestSupport
import Foundation

/// An authority of the tests' own, certificates it signed, and servers that show them.
package final class TLSFixture: Sendable {
  package let folder: TestFolder
  /// What a client must trust.
  package var authority: String { folder.path + "/ca.pem" }

  /// What OpenSSL makes in many short runs: once for all tests.
  private static let made = Result { try TestFolder.withCertificates() }

  package init() throws {
    let made = try Self.made.get()
    folder = try TestFolder()
    for name in made.names {
      try FileManager.default.copyItem(atPath: made.path + "/" + name, toPath: folder.path + "/" + name)
    }
  }

  /// OpenSSL's own test server: it answers every GET with a page and closes.
  package func server(_ certificate: String, _ more: [String] = []) throws -> ServerProcess {
    try ServerProcess(
      [
        "openssl", "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate + ".pem", "-key",
        "server.key",
      ]
        + more, in: folder.path)
  }

  /// A server that keeps its connections.
  package func pythonServer() throws -> ServerProcess {
    let script = """
      import http.server, ssl
      class Handler(http.server.BaseHTTPRequestHandler):
          protocol_version = "HTTP/1.1"
          def log_message(self, *_): pass
          def do_GET(self):
              self.send_response(200)
              self.send_header("Content-Length", "2")
              self.end_headers()
              self.wfile.write(b"ok")
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
      context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
      context.load_cert_chain("good.pem", "server.key")
      server.socket = context.wrap_socket(server.socket, server_side=True)
      print("serving at 127.0.0.1:%d" % server.server_address[1], flush=True)
      server.serve_forever()
      """
    return try ServerProcess(["python3", "-c", script], in: folder.path)
  }
}

extension TestFolder {
  fileprivate static func withCertificates() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.openssl("ecparam -name prime256v1 -genkey -noout -out ca.key")
    try folder.openssl("req -x509 -key ca.key -days 2 -subj /CN=Apus-Test-Authority -out ca.pem")
    try folder.openssl("ecparam -name prime256v1 -genkey -noout -out server.key")
    try folder.certificate("good", key: "server.key", names: "DNS:localhost,IP:127.0.0.1", days: 2)
    try folder.certificate("expired", key: "server.key", names: "DNS:localhost,IP:127.0.0.1", days: -1)
    try folder.certificate("elsewhere", key: "server.key", names: "DNS:elsewhere.test", days: 2)
    try folder.openssl("req -x509 -key server.key -days 2 -subj /CN=localhost -out selfsigned.pem")
    try folder.openssl("ecparam -name prime256v1 -genkey -noout -out client.key")
    try folder.certificate("client", key: "client.key", names: "email:me@example.test", days: 2)
    return folder
  }

  private func certificate(_ name: String, key: String, names: String, days: Int) throws {
    try openssl("req -new -key \(key) -subj /CN=\(name) -addext subjectAltName=\(names) -out \(name).csr")
    try openssl(
      "x509 -req -in \(name).csr -CA ca.pem -CAkey ca.key -CAcreateserial -copy_extensions copy -days \(days) -out \(name).pem"
    )
  }

  private func openssl(_ arguments: String) throws {
    try Tool.run(["openssl"] + arguments.split(separator: " ").map(String.init), in: path)
  }
}
