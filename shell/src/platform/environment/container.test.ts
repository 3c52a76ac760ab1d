/** @jest-environment jsdom */
const load = async (address: string) => {
  jest.resetModules();
  history.replaceState(null, '', address);
  return (await import('.')).environment();
};
beforeEach(() => sessionStorage.clear());

test.each([
  ['isTelegram', '/m/home#tgWebAppData=query_id%3D1'],
  ['isMaya', '/m/home?sessionId=abc&env=PROD'],
] as const)('%s is known on the next page of the tab too [R1.4]', async (mark, address) => {
  expect((await load(address))[mark]).toBe(true);
  expect((await load('/m/wallet'))[mark]).toBe(true);
  sessionStorage.clear();
  expect((await load('/m/wallet'))[mark]).toBe(false);
});

test('one of Maya’s two parameters is not Maya', async () => {
  expect((await load('/m/home?sessionId=abc')).isMaya).toBe(false);
  expect((await load('/m/home?sessionId=&env=PROD')).isMaya).toBe(false);
});
