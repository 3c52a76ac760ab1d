import { devServer } from './dev-server';

test('nobody else’s page may read what is built', () => {
  const { allowedHosts, headers, client } = devServer('/w/remote-games', undefined);
  expect(allowedHosts).toBeUndefined();
  expect(headers).toEqual({ 'cache-control': 'no-cache' });
  expect(client).toMatchObject({ webSocketURL: 'auto://0.0.0.0:0/m/dev/remote-games/ws' });
});

test('the page that it is for may, and no other; it hears of changes from the dev server itself', () => {
  const { allowedHosts, headers, client, host } = devServer('/w/remote-games', 'https://m.aurora.example');
  expect(host).toBe('127.0.0.1');
  expect(allowedHosts).toEqual(['m.aurora.example']);
  expect(headers).toMatchObject({ 'access-control-allow-origin': 'https://m.aurora.example' });
  expect(client).not.toHaveProperty('webSocketURL');
});
