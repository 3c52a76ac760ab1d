const page = { pathname: '/m/wallet', assign: jest.fn(), replace: jest.fn() };

test('a page that is overtaken loads the next page from the server, and stays for another view of the same one', async () => {
  const { leaveWithNextNavigation, loadIfOvertaken } = await import('./stale-page');
  expect(loadIfOvertaken('/m/home', false, page)).toBe(false);
  leaveWithNextNavigation();
  expect(loadIfOvertaken('/m/wallet?tab=1', false, page)).toBe(false);
  expect(page.assign).not.toHaveBeenCalled();
  expect(loadIfOvertaken('/m/home?cid=1', false, page)).toBe(true);
  expect(page.assign).toHaveBeenCalledWith('/m/home?cid=1');
  expect(loadIfOvertaken('/m/game', true, page)).toBe(true);
  expect(page.replace).toHaveBeenCalledWith('/m/game');
});
