import { devServer } from './dev-server';

test('pages of other origins cannot read the built files', () => {
  const { allowedHosts, headers, client } = devServer('/w/remote-games', undefined);
  expect(allowedHosts).toBeUndefined();
  expect(headers).toEqual({ 'cache-control': 'no-cache' });
  expect(client).toMatchObject({ webSocketURL: 'auto://0.0.0.0:0/m/dev/remote-games/ws' });
});

test('only the named page can read them; it gets updates from the dev server itself', () => {
  const { allowedHosts, headers, client, host } = devServer('/w/remote-games', 'https://m.aurora.example');
  expect(host).toBe('127.0.0.1');
  expect(allowedHosts).toEqual(['m.aurora.example']);
  expect(headers).toMatchObject({ 'access-control-allow-origin': 'https://m.aurora.example' });
  expect(client).not.toHaveProperty('webSocketURL');
});
