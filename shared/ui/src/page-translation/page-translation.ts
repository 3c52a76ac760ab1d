/** What translators put in the place of a text: `font` by Chrome and Edge, the other element by Yandex. */
export const translationSelector = 'font, ya-tr-span';

/** A text of the page, which stands empty before its translation. */
interface Translated {
  readonly text: Text;
  /** The text when it was translated. */
  readonly original: string;
  translation: ChildNode;
}

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.matches(translationSelector);

/**
 * Keeps the page true while a browser translates it. A translator replaces texts by elements of its own. React would
 * still change texts that are no longer in the document, which nobody sees, and it would fail when it removes one. So
 * each text is put back, empty, before its translation. When the page changes or removes the text, the translation is
 * removed, and the translator finds the new text as it finds any other.
 * @returns a function that ends it
 */
export function watchPageTranslation(): () => void {
  /** By the text, and by its translation. */
  const known = new WeakMap<Node, Translated>();

  function begin(text: Text, translation: Element): void {
    const translated = { text, original: text.data, translation };
    known.set(text, translated).set(translation, translated);
    // Some translators keep the text in their element.
    if (translation.contains(text)) text.replaceWith(text.cloneNode());
    translation.before(text);
    text.data = '';
    observer.observe(text, { characterData: true });
  }

  function end({ text, translation }: Translated, words: string): void {
    known.delete(text);
    known.delete(translation);
    translation.remove();
    text.data = words;
  }

  /** A text or a translation was removed: by the page, or by a translator that translates again or shows the original. */
  function followRemoval(translated: Translated, removed: Node, added: ReadonlySet<Node>): void {
    const { text, original, translation } = translated;
    const next = text.nextSibling;
    if (next === translation) return;
    if (removed === translation && next && added.has(next) && !known.has(next)) {
      known.delete(translation);
      known.set(next, translated);
      translated.translation = next;
    } else end(translated, original);
  }

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const isNew = (node: Node | null): node is Element =>
      isTranslation(node) && added.has(node) && !known.has(node) && node.isConnected;
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const changed = known.get(target);
      if (changed?.text === target) end(changed, changed.text.data);
      for (const removed of removedNodes) {
        const translated = known.get(removed);
        if (translated) followRemoval(translated, removed, added);
        else if (removed instanceof Text) {
          const translation = [...addedNodes, previousSibling, nextSibling, removed.parentNode].find(isNew);
          if (translation) begin(removed, translation);
        }
      }
    }
    // Those of the changes that were made here.
    observer.takeRecords();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
