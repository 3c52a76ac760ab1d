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

/** A list whose methods add their calls to it. */
function queue(): unknown[] {
  const calls: unknown[] = [];
  const call =
    (method: string) =>
    (...args: unknown[]) =>
      void calls.push([method, ...args]);
  return Object.assign(calls, Object.fromEntries(methods.map((method) => [method, call(method)])));
}

/**
 * Sets the globals that the scripts of Kwai and TikTok expect: a list with methods, and for each pixel a list, the address
 * of its script and the time of its start.
 * @param global the name of the list
 * @param pointer the name of a global that contains the name of the list
 */
export function providePixelQueue(global: string, pointer: string, id: string, script: string): void {
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
