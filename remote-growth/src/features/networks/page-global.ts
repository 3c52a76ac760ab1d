const isTarget = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

/** The global that a script or its stub has set. Read it for each use: a script replaces its stub. */
export const pageGlobal = (name: string): unknown => Reflect.get(globalThis, name);

export const provideGlobals = (globals: Readonly<Record<string, unknown>>): void =>
  void Object.assign(globalThis, globals);

/** Calls a global function, if it exists. */
export function callGlobal(name: string, ...args: readonly unknown[]): void {
  const global = pageGlobal(name);
  if (typeof global === 'function') Reflect.apply(global, globalThis, args);
}

/** Calls a method of a global, if it exists. Logs a rejection. */
export function callMethod(name: string, method: string, ...args: readonly unknown[]): void {
  const target = pageGlobal(name);
  const call: unknown = isTarget(target) ? Reflect.get(target, method) : undefined;
  if (typeof call !== 'function') return;
  Promise.resolve(Reflect.apply(call, target, args)).catch(() =>
    console.warn(`[tessera] ${name}.${method} failed`),
  );
}
