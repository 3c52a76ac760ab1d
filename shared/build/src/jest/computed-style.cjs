// jsdom matches every rule of its style sheet for each element that a query by role looks at, and copies all
// properties: half the time of such tests. Without style sheets and style attributes, the result depends only on what
// the key below has, so it is computed once for each key. Colours of `:disabled` and `:focus` are not in the key.
if (globalThis.getComputedStyle) {
  const compute = globalThis.getComputedStyle;
  const known = new Map();

  const isStyled = (element) => {
    for (let one = element; one; one = one.parentElement) if (one.hasAttribute('style')) return true;
    return false;
  };
  const keyOf = (element) =>
    [
      element.parentElement?.localName,
      element.localName,
      element.getAttribute('type'),
      element.getAttribute('dir'),
      element.hasAttribute('hidden'),
      element.hasAttribute('open'),
    ].join();

  globalThis.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || !(element instanceof Element) || isStyled(element))
      return compute(element, pseudo);
    const key = keyOf(element);
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
}
