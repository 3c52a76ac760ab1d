import type { ViewElement, ViewNode } from '@tessera/remote/view';
import type { ListedLink } from './facts';
import type { Item } from './items';

const SVG = 'http://www.w3.org/2000/svg';
/** Attributes with the id of an element: each item has its own. */
const IDS: readonly string[] = ['id', 'aria-labelledby'];

/** For what a node stands. */
export interface Scope {
  readonly link?: ListedLink;
  readonly item?: Item;
}

/** What a view is filled with. */
export interface Filling {
  /** The key of a fact of the site, or of the item. */
  keyOf(fact: string, scope: Scope): string;
  /** The links of a fact that is a list of them. */
  linksOf(fact: string): readonly ListedLink[] | undefined;
  /** The items of a list of an answer, or of the item. */
  itemsOf(list: string, scope: Scope): readonly Item[];
  /** Fills the holes of a text or of an attribute. */
  fill(value: string, attribute: string, scope: Scope): string;
  readonly parts: readonly ViewNode[];
}

/**
 * Makes the nodes of a view in an element. They are data: no text becomes HTML.
 * @throws Error if the view has nothing for an item
 */
export function appendNodes(
  parent: Element,
  nodes: readonly ViewNode[],
  filling: Filling,
  scope: Scope = {},
): void {
  for (const node of nodes) {
    if (typeof node === 'string') parent.append(filling.fill(node, '', scope));
    else if ('part' in node)
      appendNodes(parent, filling.parts.slice(node.part, node.part + 1), filling, scope);
    else if ('list' in node) {
      const items = filling.itemsOf(node.list, scope).slice(node.from, node.to);
      for (const item of items) appendNodes(parent, node.each, filling, { item });
    } else if ('of' in node) {
      const key = filling.keyOf(node.fact, scope);
      const chosen = node.of[key] ?? node.of['*'];
      const links = filling.linksOf(node.fact);
      if (scope.item && !chosen) throw new Error(`the view has no ${node.fact} "${key}"`);
      if (links) appendList(parent, chosen ?? [], filling, links);
      else appendNodes(parent, chosen ?? [], filling, scope);
    } else appendElement(parent, node, filling, scope);
  }
}

function appendElement(
  parent: Element,
  [tag, attributes, ...children]: ViewElement,
  filling: Filling,
  scope: Scope,
): Element {
  const element =
    tag === 'svg' || parent.namespaceURI === SVG
      ? (document.createElementNS(SVG, tag) as SVGElement)
      : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    const filled = filling.fill(value, name, scope);
    // The content security policy refuses the attribute, but not the property.
    if (name === 'style') element.style.cssText = filled;
    else element.setAttribute(name, IDS.includes(name) && scope.item ? value + scope.item.name : filled);
  }
  appendNodes(element, children, filling, scope);
  // With all attributes: a picture in the document is requested at once.
  parent.append(element);
  return element;
}

/** Makes the nodes of a list once, and their children for each link. */
function appendList(
  parent: Element,
  nodes: readonly ViewNode[],
  filling: Filling,
  links: readonly ListedLink[],
): void {
  for (const node of nodes) {
    if (typeof node === 'string' || !Array.isArray(node)) continue;
    const [tag, attributes, ...children] = node as ViewElement;
    const list = appendElement(parent, [tag, attributes], filling, {});
    for (const link of links) appendNodes(list, children, filling, { link });
  }
}
