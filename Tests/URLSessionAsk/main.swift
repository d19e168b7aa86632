import ApusClient
import ApusURLSession

// Asks for each URL and prints a line about what came of it. It is a program of its own because URLSession trusts
// whatever the system does, and a test can give another system to no one but a new process.
let transport = URLSessionTransport()
for text in CommandLine.arguments.dropFirst() {
  do {
    print(try await transport.send(Request(url: try WebURL(text))).response?.status ?? 0)
  } catch let failure as TransportError {
    print(failure.code.name, failure.exchange.response == nil ? "without a response" : "with a response")
  }
}
