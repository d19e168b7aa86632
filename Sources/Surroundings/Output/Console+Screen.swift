internal import ApusRendering
package import ApusText

extension Console.Traits {
  package var theme: Theme { hasColour ? .colour : .plain }

  /// A program that reads has no width; what is drawn or told to it is as wide as a document.
  package var screen: Screen { Screen(width: isTerminal ? width : 100) }

  /// As high as there are rows, with room for the prompt; for a program without end.
  package func folded(_ screen: Screen) -> Screen {
    var folded = screen
    if isTerminal { folded.height = max(4, height - 3) }
    return folded
  }

  /// Where values are listed, one a line: whole for a program.
  package var listScreen: Screen { isTerminal ? screen : .endless }
}
