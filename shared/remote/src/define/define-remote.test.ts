import { defineRemoteConfig } from '../config/remote-config';
import { lazyPage } from '../page/lazy-page';
import { defineRemote, isRemoteModule, remoteModuleFault } from './define-remote';

const catalog = () => Promise.resolve({ default: {} });
const page = lazyPage(() => Promise.resolve({ default: () => null }));

test('what defineRemote names is a remote', () => {
  const remote = defineRemote({ routes: [{ path: '/m/game', page }], catalog });
  expect(isRemoteModule(remote)).toBe(true);
  expect(remoteModuleFault(remote)).toBeUndefined();
});

test.each([
  [undefined, 'not an object'],
  [null, 'not an object'],
  ['remote', 'not an object'],
  [{}, 'routes'],
  [{ routes: {}, catalog }, 'routes'],
  [{ routes: [], catalog: {} }, 'catalog'],
  [{ routes: [null], catalog }, 'route'],
  [{ routes: [{ path: 7, page }], catalog }, 'route'],
  [{ routes: [{ path: '/m/game' }], catalog }, 'route'],
  [{ routes: [{ path: '/m/game', page: () => null }], catalog }, 'route'],
])('%j is refused because of its %s', (candidate, why) => {
  expect(isRemoteModule(candidate)).toBe(false);
  expect(remoteModuleFault(candidate)).toContain(why);
});

test('a config is given its defaults', () => {
  expect(defineRemoteConfig({ name: 'games', shell: '^1.0.0', routes: [{ path: '/m/game' }] })).toEqual({
    name: 'games',
    shell: '^1.0.0',
    routes: [{ path: '/m/game', early: [] }],
    slots: [],
    start: [],
  });
});

test.each([
  { name: 'Games', shell: '^1.0.0', routes: [] },
  { name: 'games', shell: '>=1', routes: [] },
  { name: 'games', shell: '^1.0.0', routes: [{ path: 'm/game' }] },
  ...['/m/game/', '/m//game', '/m/game*', '/m/*/game', '/m/:id.json', '/m/a?b', '/m/game?tab', '/m/100%'].map(
    (path) => ({
      name: 'games',
      shell: '^1.0.0',
      routes: [{ path }],
    }),
  ),
])('the config %j is refused', (config) => {
  expect(() => defineRemoteConfig(config)).toThrow();
});
