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
 * Keeps the page correct while a browser translates it. A translator replaces a text by an element of its own. React does
 * not know of that element: when it changes the text, the screen stays as it was, and when it removes the text, it throws.
 * So each text is put back, empty, before its translation. When the page changes or removes the text, the translation is
 * removed, and the translator translates the new text.
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

  function end({ text, translation }: Translated): void {
    known.delete(text);
    known.delete(translation);
    translation.remove();
  }

  /**
   * Follows the removal of a text or of its translation: by the page, or by a translator that translates again or shows
   * the original.
   */
  function followRemoval(translated: Translated, removed: Node, isNew: (node: Node) => boolean): void {
    const { text, original, translation } = translated;
    const next = text.nextSibling;
    if (next === translation) return;
    if (removed === translation && next && isNew(next)) {
      known.delete(translation);
      known.set(next, translated);
      translated.translation = next;
    } else {
      end(translated);
      text.data = original;
    }
  }

  const observer = new MutationObserver((records) => {
    const isNew = (node: Node): boolean =>
      !known.has(node) && records.some(({ addedNodes }) => [...addedNodes].includes(node));
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const changed = known.get(target);
      if (changed?.text === target) end(changed);
      for (const removed of removedNodes) {
        const translated = known.get(removed);
        if (translated) followRemoval(translated, removed, isNew);
        else if (removed instanceof Text) {
          const places = [...addedNodes, previousSibling, nextSibling, removed.parentNode];
          const translation = places.filter(isTranslation).find((node) => node.isConnected && isNew(node));
          if (translation) begin(removed, translation);
        }
      }
    }
    // The changes that were made here.
    observer.takeRecords();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
