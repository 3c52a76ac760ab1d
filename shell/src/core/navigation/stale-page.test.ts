const page = { pathname: '/m/wallet', assign: jest.fn(), replace: jest.fn() };

test('a page that is overtaken loads the next page from the server, and stays for another view of the same one', async () => {
  const { leaveWithNextNavigation, loadIfStale } = await import('./stale-page');
  expect(loadIfStale('/m/home', false, page)).toBe(false);
  leaveWithNextNavigation();
  expect(loadIfStale('/m/wallet?tab=1', false, page)).toBe(false);
  expect(page.assign).not.toHaveBeenCalled();
  expect(loadIfStale('/m/home?cid=1', false, page)).toBe(true);
  expect(page.assign).toHaveBeenCalledWith('/m/home?cid=1');
  expect(loadIfStale('/m/game', true, page)).toBe(true);
  expect(page.replace).toHaveBeenCalledWith('/m/game');
});
