import ApusRendering

@testable import ApusText

/// How a body is shown.
func bodyText(_ bytes: [UInt8], _ type: String?, width: Int = 60, height: Int? = nil) -> String {
  BodyView(bytes, contentType: type).text(on: Screen(width: width, height: height))
}

func bodyText(_ text: String, _ type: String?, width: Int = 60, height: Int? = nil) -> String {
  bodyText(Array(text.utf8), type, width: width, height: height)
}
