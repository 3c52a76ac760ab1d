const isTarget = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

/** What a script, or a stub of it, has left on the page under a name; it may be another one by now. */
export const pageGlobal = (name: string): unknown => Reflect.get(globalThis, name);

export const provideGlobals = (globals: Readonly<Record<string, unknown>>): void =>
  void Object.assign(globalThis, globals);

/** Calls a global function; without it nothing happens. */
export function callGlobal(name: string, ...args: readonly unknown[]): void {
  const global = pageGlobal(name);
  if (typeof global === 'function') Reflect.apply(global, globalThis, args);
}

/** Calls a method of a global; without it nothing happens, and what it promises may fail. */
export function callMethod(name: string, method: string, ...args: readonly unknown[]): void {
  const target = pageGlobal(name);
  const call: unknown = isTarget(target) ? Reflect.get(target, method) : undefined;
  if (typeof call !== 'function') return;
  Promise.resolve(Reflect.apply(call, target, args)).catch(() =>
    console.warn(`[tessera] ${name}.${method} failed`),
  );
}
