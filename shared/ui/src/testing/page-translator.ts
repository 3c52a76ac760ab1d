/** How a translator puts its translation into the page. */
export type Manner = 'replaces the text' | 'inserts, then removes the text' | 'keeps the text in its element';

/**
 * Translates the page as browsers do, in place of their services: each text with letters becomes nested `font` elements,
 * also each text that comes or changes later. `Pay $50.00` becomes `‹Pay $50.00›`. It calls nothing outside of itself, so
 * a test can run it in a browser.
 * @returns a function that ends it and shows the original again
 */
export function translatePage(manner: Manner = 'replaces the text'): () => void {
  const shown: { readonly font: Element; readonly text: Text }[] = [];
  const KEPT = 'script, style, textarea, title, [translate="no"], font';

  function translate(text: Text): void {
    if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(KEPT)) return;
    const font = document.createElement('font');
    const words = document.createElement('font');
    words.textContent = `‹${text.data}›`;
    font.append(words);
    shown.push({ font, text });
    if (manner === 'replaces the text') {
      text.replaceWith(font);
      return;
    }
    text.before(font);
    text.remove();
    if (manner === 'keeps the text in its element') {
      const original = document.createElement('font');
      original.hidden = true;
      original.append(text);
      font.append(original);
    }
  }

  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) translate(text);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translateAll(node);
  });
  translateAll(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });

  return () => {
    observer.disconnect();
    for (const { font, text } of shown) if (font.isConnected) font.replaceWith(text);
  };
}
