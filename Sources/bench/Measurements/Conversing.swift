internal import ApusSystem

extension Measurement {
  static let conversing = Measurement(
    "conversation", "messages of a WebSocket that are written as they come, from exec to exit"
  ) { workplace in
    let count = 200_000
    let url = workplace.url("/ws/ticker?n=\(count)")
    let script = "\(workplace.folder)/listen.py"
    try SafeFile.replace(script, with: Array(client.utf8), lasts: false)
    let peers = [workplace.peer("python3", [script, url], called: "Python's websockets")].compactMap(\.self)
    let race = try await Race([try workplace.apus(["ws", url])] + peers)
    return race.rows("200,000 messages") { _ in .faster(3) }
  }
}

/// The same with Python's own client, which has to be installed: without it nothing is measured.
private let client = """
  import asyncio, sys, websockets
  async def listen():
      async with websockets.connect("ws" + sys.argv[1][4:], compression=None) as socket:
          async for message in socket:
              sys.stdout.write(message + "\\n")
  asyncio.run(listen())
  """
