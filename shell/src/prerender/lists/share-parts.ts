import type { ViewNode } from '@tessera/remote/view';

/** In characters: shorter nodes are not worth a part. */
const WORTH = 60;

type Inner = readonly ViewNode[];

const innerOf = (node: ViewNode): readonly Inner[] => {
  if (typeof node === 'string' || 'part' in node) return [];
  if ('list' in node) return [node.each];
  return 'of' in node ? Object.values(node.of) : [node.slice(2) as ViewNode[]];
};

/** What a node says without the nodes in it. */
const ownPart = (node: ViewNode): string => {
  if (typeof node === 'string' || 'part' in node) return JSON.stringify(node);
  if ('list' in node) return JSON.stringify({ ...node, each: [] });
  return 'of' in node ? JSON.stringify([node.fact, Object.keys(node.of)]) : JSON.stringify(node.slice(0, 2));
};

function withInner(node: ViewNode, change: (inner: Inner) => Inner): ViewNode {
  if (typeof node === 'string' || 'part' in node) return node;
  if ('list' in node) return { ...node, each: change(node.each) };
  if (!('of' in node)) return [node[0], node[1], ...change(node.slice(2) as ViewNode[])];
  const of = Object.entries(node.of).map(([key, inner]) => [key, change(inner)]);
  return { fact: node.fact, of: Object.fromEntries(of) };
}

interface Identity {
  readonly id: number;
  readonly size: number;
  times: number;
}

/** Equal nodes have one identity: each is described by its own part and the identities in it. */
function identify() {
  const numbers = new Map<string, Identity>();
  const found = new Map<ViewNode, Identity>();
  return function identityOf(node: ViewNode): Identity {
    const before = found.get(node);
    if (before) return before;
    const inner = innerOf(node).map((nodes) => nodes.map(identityOf));
    const own = ownPart(node);
    const key = `${own} ${inner.map((all) => all.map(({ id }) => id).join()).join(';')}`;
    const size = inner.flat().reduce((sum, one) => sum + one.size, own.length);
    const known = numbers.get(key) ?? { id: numbers.size, size, times: 0 };
    numbers.set(key, known);
    found.set(node, known);
    return known;
  };
}

/** Keeps nodes that stand in several places of a view once. */
export function shareParts(nodes: Inner): { readonly nodes: Inner; readonly parts: Inner } {
  const identityOf = identify();
  const count = (node: ViewNode) => {
    const identity = identityOf(node);
    identity.times += 1;
    // What is inside of a repeated node is there once.
    if (identity.times === 1) for (const inner of innerOf(node)) inner.forEach(count);
  };
  nodes.forEach(count);
  const parts: ViewNode[] = [];
  const numbers = new Map<number, number>();
  const share = (node: ViewNode): ViewNode => {
    const { id, size, times } = identityOf(node);
    const inside = () => withInner(node, (inner) => inner.map(share));
    if (size < WORTH || times < 2) return inside();
    const part = numbers.get(id) ?? parts.push(inside()) - 1;
    numbers.set(id, part);
    return { part };
  };
  return { nodes: nodes.map(share), parts };
}
