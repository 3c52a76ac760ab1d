/** A button of a view may be a link of the page, whose address only the page knows. */
const kindOf = ({ tagName }: Element): string =>
  tagName === 'A' || tagName === 'BUTTON' ? 'a, button' : tagName;

/** What an element is for the visitor: a field by its name, everything else by its words. */
const identity = (element: Element): string =>
  [
    kindOf(element),
    element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent,
  ].join(' ');

/** The element of one tree that is the same as an element of another, for the visitor: by its kind and its place among its like. */
export function twinOf<E extends Element>(of: E, from: Element, to: Element): E | undefined {
  const like = (tree: Element) =>
    [...tree.querySelectorAll(kindOf(of))].filter(
      (one) => one.tagName === 'FORM' || identity(one) === identity(of),
    );
  const twin = like(to)[like(from).indexOf(of)];
  return twin as E | undefined;
}
