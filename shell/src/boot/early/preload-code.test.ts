/** @jest-environment jsdom */
import { demoHash } from '../../testing';
import { games, noWork, provideEarlyPage, speaking, visit } from '../../testing/early-page';
import { preloadCode } from './preload-code';
import { readPage } from './read-page';

provideEarlyPage();

describe('preloading code', () => {
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const files = () => links().map((link) => new URL(link.href).pathname);
  afterEach(() => {
    for (const link of links()) link.remove();
  });

  test('the entry, the files of the page and the texts are preloaded, each once, with its hash', () => {
    preloadCode(readPage());
    expect(files()).toEqual([
      '/m/shell/1.0.0/locale-EN.shell.js',
      ...['remoteEntry.js', 'page.1.js', 'page.1.css', 'locale-EN.js'].map((file) => games.base + file),
    ]);
    const [, entry, , style] = links();
    expect(entry).toMatchObject({ as: 'script', crossOrigin: 'anonymous', fetchPriority: 'low' });
    expect(entry?.integrity).toBe(demoHash('remoteEntry.js'));
    expect(style).toMatchObject({ as: 'style', integrity: demoHash('page.1.css') });
    expect(style?.fetchPriority).not.toBe('low');
  });

  test('texts are preloaded in the visitor’s language, or in English if there are none', () => {
    speaking('ar');
    preloadCode(readPage());
    expect(files()).toContain(`${games.base}locale-AR.js`);
    expect(files()).toContain('/m/shell/1.0.0/locale-EN.shell.js');
  });

  test.each(['/m/bonus', '/m/bonus/new'])(
    'the files of a page with an optional part are preloaded at %s',
    (path) => {
      visit(path);
      preloadCode(readPage());
      expect(files()).toContain(`${games.base}page.1.js`);
    },
  );

  test('for a page without a remote only the texts of the shell are preloaded', () => {
    visit('/m/nowhere');
    preloadCode(readPage());
    expect(files()).toEqual(['/m/shell/1.0.0/locale-EN.shell.js']);
  });

  test('the icons of the navigation are preloaded in the weight of the template, on pages that have it', () => {
    const { release, language, owned } = readPage();
    const navIcons = { regular: ['nav-regular.js'], bold: ['nav-bold.js'] };
    const merchant = { ...release.merchant, template: 'MT8802' };
    const page = { release: { ...release, merchant, shell: { ...release.shell, navIcons } }, language };
    const icons = () => files().filter((file) => file.includes('/nav-'));
    preloadCode({ ...page, owned: owned && { ...owned, path: '/m/login' } });
    expect(icons()).toEqual([]);
    preloadCode({ ...page, owned });
    expect(icons()).toEqual(['/m/shell/1.0.0/nav-bold.js']);
  });

  test('the application learns which preloads failed', () => {
    const early = noWork();
    window.__tessera = early;
    preloadCode(readPage());
    links()[1]?.dispatchEvent(new Event('error'));
    expect([...early.failed]).toEqual([`${games.base}remoteEntry.js`]);
  });
});
