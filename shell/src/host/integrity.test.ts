/** @jest-environment jsdom */
import { demoHash, demoRemote, provideRelease } from '../testing';
import { guardTag, IntegrityFault } from './integrity';
import { entryAddress } from './loading/fetch-code';
import tesseraRuntime from './loading/runtime-plugin';

const games = demoRemote('games', {
  integrity: {
    'remoteEntry.js': demoHash('entry'),
    'page.1.js': demoHash('page'),
    'page.2.js': demoHash('page 2'),
    'page.3.js': demoHash('page 3'),
    'page.1.css': demoHash('style'),
  },
});
provideRelease({ remotes: { games: { candidates: [games] } } });
const at = (file: string) => new URL(games.base + file, location.origin).href;
const script = () => document.createElement('script');

test('a script and a style get the hash that the release names', () => {
  const code = script();
  guardTag(code, at('page.1.js'));
  expect(code).toMatchObject({ integrity: demoHash('page'), crossOrigin: 'anonymous', src: at('page.1.js') });
  const style = document.createElement('link');
  guardTag(style, `${games.base}page.1.css`);
  expect(style.integrity).toBe(demoHash('style'));
  expect(style.href).toBe(at('page.1.css'));
});

test.each([
  ['a file that the release does not name', '/m/remotes/games/1.0.0/other.js'],
  ['another version', '/m/remotes/games/1.0.1/page.1.js'],
  ['the same path on another origin', 'https://evil.example/m/remotes/games/1.0.0/page.1.js'],
  ['a path with a folder up', '/m/remotes/games/1.0.0/x/../other.js'],
  ['a data address', 'data:text/javascript,alert(1)'],
])('%s does not load', (_, address) => {
  const tag = script();
  expect(() => guardTag(tag, address)).toThrow(IntegrityFault);
  expect(tag.src).toBe('');
});

test('after each failure the address gets another retry query, with the same hash', () => {
  const addresses = [1, 2, 3].map(() => {
    const tag = script();
    guardTag(tag, at('page.2.js'));
    tag.dispatchEvent(new Event('error'));
    expect(tag.integrity).toBe(demoHash('page 2'));
    return new URL(tag.src).search;
  });
  expect(addresses).toEqual(['', '?retry=1', '?retry=2']);
});

test('a request that hangs never fires an event: the next one has a retry query, until one has loaded', () => {
  const request = () => {
    const tag = script();
    guardTag(tag, at('remoteEntry.js'));
    return tag;
  };
  expect(new URL(request().src).search).toBe('');
  const second = request();
  expect(new URL(second.src).search).toBe('?retry=1');
  second.dispatchEvent(new Event('load'));
  expect(new URL(request().src).search).toBe('');
});

test('a file whose preload failed is requested with a retry query at once', () => {
  window.__tessera = { answers: new Map(), failed: new Set([`${games.base}page.3.js`]) };
  const tag = script();
  guardTag(tag, at('page.3.js'));
  expect(new URL(tag.src).search).toBe('?retry=1');
});

test('each retry of an entry has its own address', () => {
  expect(entryAddress(games, 0)).toBe(at('remoteEntry.js'));
  expect(entryAddress(games, 2)).toBe(at('remoteEntry.js?retry=2'));
});

describe('where the page requires Trusted Types', () => {
  type Rule = (text: string) => string;
  const policies = new Map<string, { readonly createScriptURL?: Rule; readonly createHTML?: Rule }>();
  beforeAll(async () => {
    const createPolicy = (name: string, rules: object) => policies.set(name, rules).get(name);
    Object.assign(globalThis, { trustedTypes: { createPolicy } });
    await jest.isolateModulesAsync(async () => void (await import('./integrity')));
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    globalThis.__tesseraGuard = guardTag;
  });
  const pass = (policy: string, address: string) => policies.get(policy)?.createScriptURL?.(address);

  test('the guard’s policy passes addresses that the release names, also with a retry query', () => {
    expect(pass('tessera-code', at('page.1.js?retry=2'))).toBe(at('page.1.js?retry=2'));
  });

  test.each([
    ['tessera-code', 'https://evil.example/page.1.js'],
    ['tessera-code', '/wps/upload/1.js'],
    ['default', '/wps/upload/1.js'],
    ['default', '/m/remotes/games/1.0.0/other.js'],
  ])('the policy %s refuses %s', (policy, address) => {
    expect(() => pass(policy, address)).toThrow('is not in the release');
  });

  test('a plain text is the address of a script only on origins that the content security policy allows, and never HTML', () => {
    expect(pass('default', 'https://vendor.example/sdk.js')).toBe('https://vendor.example/sdk.js');
    expect(policies.get('default')?.createHTML).toBeUndefined();
  });
});

describe('the federation runtime', () => {
  const plugin = tesseraRuntime();

  test('loads an entry with its hash, and refuses one without a hash', () => {
    const made = plugin.createScript?.({ url: at('page.1.js') } as never) as HTMLScriptElement;
    expect(made).toMatchObject({ integrity: demoHash('page'), crossOrigin: 'anonymous' });
    expect(() => plugin.createScript?.({ url: 'https://evil.example/remoteEntry.js' } as never)).toThrow(
      IntegrityFault,
    );
  });

  test('gives its own runtime to the remotes, once', () => {
    const args = {} as never;
    expect(plugin.beforeInit?.(args)).toBe(args);
    const { _FEDERATION_RUNTIME_CORE: core, __tesseraFederation: runtime } = globalThis;
    expect(core).toBeTruthy();
    expect(runtime).toMatchObject({ bundlerRuntime: { initContainerEntry: expect.any(Function) } });
    plugin.beforeInit?.(args);
    expect(globalThis._FEDERATION_RUNTIME_CORE).toBe(core);
    expect(globalThis.__tesseraFederation).toBe(runtime);
  });
});
