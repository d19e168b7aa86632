internal import ApusText

/// How a page looks: in light, in dark and on paper.
enum PageStyle {
  static let text = """
    \(WebColours.variables)
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem; color: var(--fg); background: var(--bg);
      font: 16px/1.5 system-ui, sans-serif; display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 2rem; }
    nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow: auto;
      font-size: 0.85rem; }
    nav ul, nav ol { margin: 0; padding-left: 1rem; list-style: none; }
    nav li { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    nav .h { font-weight: 600; margin-top: 0.4rem; }
    nav input { width: 100%; padding: 0.3rem; font: inherit; }
    @media (max-width: 60rem) { body { display: block; } nav { position: static; max-height: none; } }
    a { color: var(--key); text-decoration: none; }
    a:hover { text-decoration: underline; }
    pre, code, .tree, .exchange > p { font: 0.82rem/1.45 ui-monospace, monospace; }
    pre { background: var(--soft); padding: 0.6rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
    .line code { font-weight: 600; white-space: pre-wrap; }
    .file, .none, i { color: var(--dim); font-style: normal; }
    .step { border-left: 3px solid var(--line); padding-left: 0.8rem; margin: 1rem 0; }
    .drifted { border-color: var(--bad); }
    .good { color: var(--good); }
    .bad, .bad a, .red, del { color: var(--bad); }
    .red { font-weight: 600; }
    ins { color: var(--good); }
    ins, del { text-decoration: none; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    details details { margin-left: 1rem; }
    .exchange { display: flex; flex-wrap: wrap; gap: 0 1.2rem; }
    .exchange > p, .exchange > [open] { flex-basis: 100%; margin: 0.2rem 0; overflow-wrap: anywhere; }
    .tree div { margin-left: 1rem; overflow-wrap: anywhere; white-space: pre-wrap; }
    .tree b { color: var(--key); font-weight: 400; }
    .s { color: var(--good); }
    .n { color: var(--num); }
    .l { color: var(--lit); }
    table { border-collapse: collapse; font-size: 0.85rem; }
    th, td { text-align: left; vertical-align: top; padding: 0.1rem 0.8rem 0.1rem 0; overflow-wrap: anywhere; }
    th { font-weight: 600; color: var(--dim); }
    [hidden] { display: none; }
    @media print { body { display: block; max-width: none; } nav, button { display: none; }
      pre { border: 1px solid var(--line); } .step { break-inside: avoid-page; } }
    """
}
