import { provideGlobals } from './page-global';

const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
];

/** A list on which each method is a call that waits for the script. */
function queue(): unknown[] {
  const calls: unknown[] = [];
  const call =
    (method: string) =>
    (...args: unknown[]) =>
      void calls.push([method, ...args]);
  return Object.assign(calls, Object.fromEntries(methods.map((method) => [method, call(method)])));
}

/**
 * Lays out what the scripts of Kwai and TikTok begin from, both of one family: a list under a global name with its
 * methods, and for each pixel a list of its own, where its script lies, and when it was loaded.
 */
export function layOutQueue(global: string, pointer: string, id: string, script: string): void {
  const instances: Record<string, unknown[]> = { [id]: Object.assign(queue(), { _u: script }) };
  const list = Object.assign(queue(), {
    methods,
    instance: (pixel: string) => instances[pixel] ?? queue(),
    _i: instances,
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
  provideGlobals({ [pointer]: global, [global]: list });
}
