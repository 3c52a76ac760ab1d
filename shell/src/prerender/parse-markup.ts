import type { ViewElement } from '@tessera/remote/view';

export type PlainNode = string | PlainElement;
/** An element without choices. */
export type PlainElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: PlainNode[],
];

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const TOKEN = /<\/[\w-]+>|<([\w-]+)((?: [\w:-]+="[^"]*")*)\/?>|[^<]+/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g;
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Views are data: what could run is refused when they are built. */
const RUNS = /^(<(script|style|iframe|object|embed)| on.*)$/i;

function refused(name: string): never {
  throw new Error(`an early view cannot contain ${name}`);
}

const plain = (text: string): string => text.replace(ENTITY, (entity) => characters[entity] ?? entity);

type Open = { readonly head: ViewElement; readonly children: PlainNode[] };

/**
 * Parses the markup that React renders: each attribute has a value in double quotes, and each element is closed.
 * @throws Error if it contains what could run
 */
export function parseMarkup(markup: string): readonly PlainNode[] {
  const root: PlainNode[] = [];
  const open: Open[] = [];
  const add = (node: PlainNode) => (open.at(-1)?.children ?? root).push(node);
  for (const [token, tag, attributes = ''] of markup.matchAll(TOKEN)) {
    if (token.startsWith('</')) {
      const closed = open.pop();
      if (closed) add([closed.head[0], closed.head[1], ...closed.children]);
    } else if (tag === undefined) add(plain(token));
    else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name,
        plain(value),
      ]);
      const names = [`<${tag}`, ...pairs.map(([name]) => ` ${name}`)];
      for (const name of names) if (RUNS.test(name)) refused(name);
      const head = [tag, Object.fromEntries(pairs)] as const;
      if (VOID.has(tag) || token.endsWith('/>')) add(head);
      else open.push({ head, children: [] });
    }
  }
  return root;
}
