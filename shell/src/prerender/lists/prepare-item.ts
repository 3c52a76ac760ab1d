import type { EarlyPlace, EarlyText, RenderedElement, ViewNode } from '@tessera/remote/view';

/** An id that React has made. */
const REACT_ID = /^_R_\w*$/;
/** What stands in its place: the early script adds the name of the item. */
const OWN_ID = 'early-';

const isElement = (node: ViewNode): node is RenderedElement => Array.isArray(node);

/** The items of a place, each with its number among its siblings. */
export function* itemsIn(
  nodes: readonly ViewNode[],
  place: EarlyPlace,
): Generator<readonly [item: RenderedElement, at: number]> {
  let at = 0;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (place.isItem(node)) yield [node, at++];
    else yield* itemsIn(node.slice(2) as ViewNode[], place);
  }
}

/** An item with holes in the place of what differs by item. */
export function prepareItem(
  item: RenderedElement,
  at: number,
  { withHoles }: EarlyPlace,
  text: EarlyText,
): RenderedElement {
  const filled = (value: string) => {
    if (REACT_ID.test(value)) return OWN_ID;
    return withHoles ? withHoles(value, at, text) : value;
  };
  const prepared = ([tag, attributes, ...children]: RenderedElement): RenderedElement => [
    tag,
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, filled(value)])),
    ...children.map((child) => (typeof child === 'string' ? filled(child) : prepared(child))),
  ];
  return prepared(item);
}
