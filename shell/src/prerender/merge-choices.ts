import type { ViewChoice, ViewNode } from '@tessera/remote/view';
import type { PlainElement, PlainNode } from './parse-markup';

/** The page as it is rendered for one key of a fact. */
export interface Variant {
  readonly fact: string;
  readonly key: string;
  readonly nodes: readonly PlainNode[];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isElement = (node: PlainNode | undefined): node is PlainElement => Array.isArray(node);

/** How many nodes at the start of all lists are the same. */
function samePrefix(base: readonly PlainNode[], lists: readonly (readonly PlainNode[])[]): number {
  const differs = base.findIndex((node, at) => lists.some((list) => !isSame(list[at], node)));
  return differs < 0 ? base.length : differs;
}

const childrenOf = ([, , ...children]: PlainElement): readonly PlainNode[] => children;

/** A place of a list whose nodes depend on one fact, or an element that has such places. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly fact: string;
  readonly variants: readonly Variant[];
}

/** The place where the variants of one fact differ from the base: as few nodes as possible. */
function placeOf(base: readonly PlainNode[], variants: readonly Variant[]): Place | undefined {
  const lists = variants.map(({ nodes }) => nodes);
  const from = samePrefix(base, lists);
  if (from === base.length && lists.every(({ length }) => length === base.length)) return undefined;
  const rest = [base, ...lists].map((list) => list.slice(from).reverse());
  const suffix = samePrefix(rest[0] ?? [], rest.slice(1));
  const shortest = Math.min(...rest.map(({ length }) => length));
  const after = Math.min(suffix, shortest);
  const cut = variants.map(({ nodes, ...variant }) => ({
    ...variant,
    nodes: nodes.slice(from, nodes.length - after),
  }));
  return { from, to: base.length - after, fact: variants[0]?.fact ?? '', variants: cut };
}

/** The variants of an element's children, if it is the only node of its place and all variants have the same element. */
function innerVariants(element: PlainNode | undefined, { from, to, variants }: Place) {
  if (!isElement(element) || to !== from + 1) return undefined;
  const [tag, attributes] = element;
  const inner = variants.flatMap(({ nodes, ...variant }) => {
    const [one] = nodes;
    const isAlike = nodes.length === 1 && isElement(one) && isSame([one[0], one[1]], [tag, attributes]);
    return isAlike ? [{ ...variant, nodes: childrenOf(one) }] : [];
  });
  return inner.length === variants.length ? inner : undefined;
}

const choiceOf = ({ fact, variants }: Place): ViewChoice => ({
  fact,
  of: Object.fromEntries(variants.map(({ key, nodes }) => [key, nodes])),
});

/**
 * Joins the renderings of a page into one: where they differ by a fact, the nodes of each of its keys.
 * @param base the page with the first key of each fact
 * @throws Error if the places of two facts overlap
 */
export function mergeChoices(base: readonly PlainNode[], variants: readonly Variant[]): readonly ViewNode[] {
  const facts = [...new Set(variants.map(({ fact }) => fact))];
  const places = facts.flatMap(
    (fact) =>
      placeOf(
        base,
        variants.filter((one) => one.fact === fact),
      ) ?? [],
  );
  const inner = new Map<number, Variant[]>();
  const whole: Place[] = [];
  for (const place of places) {
    const below = innerVariants(base[place.from], place);
    if (below) inner.set(place.from, [...(inner.get(place.from) ?? []), ...below]);
    else whole.push(place);
  }
  const merged: ViewNode[] = [];
  let at = 0;
  for (const place of whole.sort((a, b) => a.from - b.from)) {
    const isInside = [...inner.keys()].some((child) => child >= place.from && child < place.to);
    if (place.from < at || isInside) throw new Error(`the choice ${place.fact} overlaps another one`);
    merged.push(...base.slice(at, place.from).map(withInner(at, inner)), choiceOf(place));
    at = place.to;
  }
  return [...merged, ...base.slice(at).map(withInner(at, inner))];
}

const withInner =
  (offset: number, inner: ReadonlyMap<number, readonly Variant[]>) =>
  (node: PlainNode, index: number): ViewNode => {
    const variants = inner.get(offset + index);
    if (!variants || !isElement(node)) return node;
    return [node[0], node[1], ...mergeChoices(childrenOf(node), variants)];
  };
