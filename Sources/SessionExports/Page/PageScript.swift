/// What a page does beyond being read: it copies, it searches, and it is printed unfolded. It reads nothing but the page's
/// own text, and makes no HTML of it.
enum PageScript {
  static let text = """
    'use strict';
    const all = selector => [...document.querySelectorAll(selector)];
    for (const button of all('button.copy')) {
      button.hidden = false;
      button.addEventListener('click', async () => {
        const source = button.previousElementSibling;
        try {
          await navigator.clipboard.writeText(source.textContent);
        } catch {
          getSelection().selectAllChildren(source);
          document.execCommand('copy');
        }
        button.textContent = 'copied';
      });
    }
    const search = document.querySelector('input[type=search]');
    search.hidden = false;
    search.addEventListener('input', () => {
      const wanted = search.value.toLowerCase();
      for (const step of all('.step')) {
        const isFound = step.textContent.toLowerCase().includes(wanted);
        step.hidden = !isFound;
        if (!wanted) continue;
        for (const fold of isFound ? step.querySelectorAll('details') : []) {
          if (fold.textContent.toLowerCase().includes(wanted)) fold.open = true;
        }
      }
    });
    let folded = [];
    addEventListener('beforeprint', () => {
      folded = all('main details:not([open])');
      for (const fold of folded) fold.open = true;
    });
    addEventListener('afterprint', () => { for (const fold of folded) fold.open = false; });
    """
}
