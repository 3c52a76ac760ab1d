/** An item of a list in an answer that could not be used: the indices of the lists, then the path inside the item. */
export type LeftOut = string;

/**
 * Where a page keeps the list that collects during one parse. Parsing is synchronous, so that two parses never share it.
 * Not in this module, because each remote has a copy of it, and the client of the shell collects from all copies.
 */
const COLLECTOR = Symbol.for('tessera:left-out');
const collector = (): LeftOut[] | undefined => Reflect.get(globalThis, COLLECTOR);

const trail: number[] = [];

/** Notes an item that is left out. `at` is its index, `path` the first field that cannot be read, empty for the item itself. */
export const noteLeftOut = (at: number, path: string): void =>
  void collector()?.push([...trail, at, ...(path ? [path] : [])].join('.'));

/** Runs the parse of the item at an index, so that the lists inside it know where they are. */
export function insideItem<T>(at: number, parse: () => T): T {
  trail.push(at);
  try {
    return parse();
  } finally {
    trail.pop();
  }
}

/** Runs a parse. @returns its result, and the items of lists that it left out */
export function withLeftOut<T>(parse: () => T): { readonly result: T; readonly leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  Reflect.set(globalThis, COLLECTOR, leftOut);
  try {
    return { result: parse(), leftOut };
  } finally {
    Reflect.deleteProperty(globalThis, COLLECTOR);
  }
}
