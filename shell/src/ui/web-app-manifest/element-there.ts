/** Resolves to the first element of a selector as soon as it exists; to undefined after `longest` ms. */
export function elementThere<E extends Element>(selector: string, longest: number): Promise<E | undefined> {
  const find = () => document.querySelector<E>(selector) ?? undefined;
  const there = find();
  if (there) return Promise.resolve(there);
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(find());
    };
    const observer = new MutationObserver(() => {
      if (find()) settle();
    });
    const timer = setTimeout(settle, longest);
    observer.observe(document.head, { childList: true, subtree: true, attributes: true });
  });
}
