/** @jest-environment jsdom */
import { noWork, provideEarlyPage, speaking, visit } from '../../testing/early-page';
import { readPage } from './read-page';

provideEarlyPage();

describe('reading the page', () => {
  test.each([
    ['/m/home', 'games', '/m/home'],
    ['/', 'games', '/m/home'],
    ['/m/index.html?cid=1', 'games', '/m/home'],
    ['/m/game/7', 'games', '/m/game/:id'],
    ['/m/login', 'auth', '/m/login'],
  ])('%s belongs to %s', (address, name, path) => {
    visit(address);
    const { owned } = readPage();
    expect([owned?.remote.name, owned?.route.path]).toEqual([name, path]);
  });

  test.each([
    ['/m/Login/?backUrl=%2Fm%2Fgame#top', '/m/login?backUrl=%2Fm%2Fgame#top', 'auth'],
    ['/m/%6cogin', '/m/login', 'auth'],
    ['/?cid=1', '/m/home?cid=1', 'games'],
    ['/m/Index/', '/m/home', 'games'],
    ['/m/Game/Aa/', '/m/Game/Aa/', 'games'],
    ['/m/Nowhere/', '/m/Nowhere/', undefined],
  ])('the address %s becomes %s', (address, own, name) => {
    visit(address);
    expect(readPage().owned?.remote.name).toBe(name);
    expect(location.pathname + location.search + location.hash).toBe(own);
  });

  test.each(['/m/nowhere', '/m/home?liff.state=%2Fm%2Flogin'])(
    'nothing is fetched for the page at %s',
    (address) => {
      visit(address);
      expect(readPage().owned).toBeUndefined();
    },
  );

  test.each([
    ['/m/launchGame', '/m/login'],
    ['/m/feedback', '/m/home'],
  ])('%s leads a visitor to %s, as the guard does', (address, path) => {
    visit(address);
    expect(readPage().owned?.route.path).toBe(path);
  });

  test('a guarded page is fetched for a member', () => {
    visit('/m/launchGame?code=7');
    sessionStorage.setItem('tessera:session', '{}');
    expect(readPage().owned?.route.path).toBe('/m/launchGame');
  });

  test('a guarded page is fetched for a visitor with a token in the address', () => {
    visit('/m/launchGame');
    window.__tessera = { ...noWork(), token: 't' };
    expect(readPage().owned?.route.path).toBe('/m/launchGame');
  });

  test('the document has the visitor’s language before the first paint [R4.34a]', () => {
    speaking('ar-EG', 'en');
    expect(readPage().language).toBe('AR');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    localStorage.setItem('tessera:language', 'CN');
    expect(readPage().language).toBe('CN');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-Hans', 'ltr']);
  });

  test('the document has the shape of the page before the first paint', () => {
    visit('/m/launchGame');
    readPage();
    expect(document.documentElement.dataset.shape).toBe('form');
    delete document.documentElement.dataset.shape;
    visit('/m/home');
    readPage();
    expect(document.documentElement.dataset.shape).toBeUndefined();
  });

  test('the device id is stored', () => {
    readPage();
    expect(localStorage.getItem('tessera:device-id')).toHaveLength(36);
  });
});
