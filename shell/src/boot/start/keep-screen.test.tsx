/** @jest-environment jsdom */
import { keys, places } from '@tessera/contract';
import { dispatch } from '../../core/session-state';
import { shownView } from '../../platform/early-view';
import { currentRelease } from '../../platform/release';
import { demoHash, demoRemote, provideRelease } from '../../testing';
import { noWork, speaking, visit } from '../../testing/early-page';
import { frameStyles } from '../../ui/frame';
import { readPage } from '../early/read-page';
import { startScreen } from '../early/view';
import { watchScreen } from './keep-screen';

const STYLE = 'page.1.css';
const member = demoRemote('member', {
  routes: [{ path: '/m/wallet', guard: 'session' }, { path: '/m/activity' }, { path: '/m/forgotPsw' }],
  integrity: { [STYLE]: demoHash(STYLE) },
});
provideRelease({ remotes: { member: { candidates: [member] } } });

const session = {
  id: '7',
  token: 'first',
  userName: 'ann',
  type: 0,
  firstTimeLogin: false,
  merchantCode: 'demo',
};
const markup = (inner: string) =>
  `<div id="root"><main>${inner}</main><nav class="${frameStyles.bar}">Home</nav></div>`;
const stored = () => sessionStorage.getItem(keys.screen.name);
/** Another load of the page, whose style sheets load at once. */
const load = async () => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
  window.__tessera = noWork();
  document.body.innerHTML = '<div id="root"><div class="sk"></div></div>';
  const isExpected = startScreen(readPage());
  for (const link of document.head.querySelectorAll('link')) link.onload?.(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  return isExpected;
};
const keep = (inner = '<h1>Wallet</h1>') => {
  document.body.innerHTML = markup(inner);
  dispatchEvent(new Event('pagehide'));
};
const other = (change: object) =>
  sessionStorage.setItem(places.session.name, JSON.stringify({ ...session, ...change }));
const shown = () => document.getElementById('early');

watchScreen();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.__tessera = noWork();
  for (const link of document.head.querySelectorAll('link')) link.remove();
  speaking('en-GB');
  visit('/m/wallet');
  document.documentElement.dataset.template = 'MT8802';
  dispatch({ type: 'signedIn', session: { ...session } });
});

test('the next load of a member’s page shows its last screen until the page takes over', async () => {
  document.head.innerHTML += `<link rel="stylesheet" href="${member.base}${STYLE}">`;
  keep('<h1 class="title">Wallet</h1><a href="/m/game">Games</a>');
  expect(await load()).toBe(true);
  expect(shown()?.querySelector('main h1.title')?.textContent).toBe('Wallet');
  expect(shown()?.querySelector('a')?.getAttribute('href')).toBe('/m/game');
  expect(shown()?.querySelector('nav')?.textContent).toBe('Home');
  expect(document.head.querySelector('link')?.integrity).toBe(demoHash(STYLE));
  shownView()?.takeOver();
  expect(shown()).toBeNull();
});

test.each([
  ['a sum of money', '<p>₱1,234.50 total</p>', '₱1,234.50'],
  ['an account', '<p>ends with 4321</p>', '4321'],
  ['figures of another script', '<p>١٢٣٤</p>', '١٢٣٤'],
  ['an address of mail', '<p>ann@example.com</p>', 'ann@example.com'],
  ['the address of a wallet', '<p>TQ5xyzABC</p>', 'TQ5xyzABC'],
  ['the value of a field', '<input value="secret">', 'secret'],
  ['what is written in a large field', '<textarea>secret</textarea>', 'secret'],
  ['a choice', '<select><option>secret</option></select>', 'secret'],
  ['a code for a camera', '<svg role="img"><path d="M9 9"/></svg>', 'M9 9'],
  ['a label with a figure', '<button aria-label="Card 4321">Card</button>', '4321'],
  ['data of an element', '<p data-account="4321">Card</p>', '4321'],
  ['a script', '<script>secret()</script>', 'secret'],
  ['an attribute that runs', '<p onclick="secret()">Card</p>', 'secret'],
  ['an address that runs', '<a href="javascript:secret()">Card</a>', 'secret'],
])('%s is not kept', (_, inner, left) => {
  keep(inner);
  expect(stored()).toContain('Home');
  expect(stored()).not.toContain(left);
});

test('a page for everybody keeps the figures of names, but no sum, and no long number', () => {
  visit('/m/activity');
  keep('<h2>Lucky 777</h2><bdi>42.00</bdi><p>+63 917-123-4567</p>');
  expect(stored()).toContain('Lucky 777');
  expect(stored()).not.toContain('42.00');
  expect(stored()).not.toContain('917-123');
});

test('nothing of a form can be sent from a picture', async () => {
  keep('<form><input name="amount"><button type="submit">Pay</button></form>');
  await load();
  expect(shown()?.querySelector('form, input[name]')).toBeNull();
  expect(shown()?.querySelector('input')?.readOnly).toBe(true);
});

test.each([
  ['a page that is not ready', '<div data-outline=""></div>'],
  ['a page with texts for the member alone', '<p data-private="">Dear Ann</p>'],
  ['a page that the browser translates', '<p><font><font>Kontostand</font></font></p>'],
  ['a page with a password', '<input type="password">'],
  ['a page with a code', '<input autocomplete="one-time-code">'],
  ['a page that is too large', `<p>${'word '.repeat(25_000)}</p>`],
])('%s has no picture', (_, inner) => {
  keep(inner);
  expect(stored()).toBeNull();
});

test('a page whose stored session is another one has no picture', () => {
  other({ id: '8', token: 'second' });
  keep();
  expect(stored()).toBeNull();
});

test('a visitor has no picture, and neither has a page without the navigation', () => {
  visit('/m/forgotPsw');
  keep();
  expect(stored()).toBeNull();
  visit('/m/activity');
  dispatch({ type: 'signedOut' });
  keep();
  expect(stored()).toBeNull();
});

test.each([
  ['a sign-out', () => dispatch({ type: 'signedOut' })],
  [
    'a sign-in of another member',
    () => dispatch({ type: 'signedIn', session: { ...session, id: '8', token: 'second' } }),
  ],
  [
    'a sign-in of the same member',
    () => dispatch({ type: 'signedIn', session: { ...session, token: 'second' } }),
  ],
])('%s removes the picture at once', async (_, end) => {
  keep();
  expect(stored()).not.toBeNull();
  end();
  expect(stored()).toBeNull();
});

test.each([
  ['another member', () => other({ id: '8', token: 'second' })],
  ['another session of the member', () => other({ token: 'second' })],
  ['nobody', () => sessionStorage.removeItem(places.session.name)],
  ['another path', () => visit('/m/activity')],
  ['another query', () => visit('/m/wallet?tab=2')],
  ['another language', () => localStorage.setItem(keys.language.name, 'CN')],
  [
    'another template',
    () =>
      localStorage.setItem(places.site.name, JSON.stringify({ mobileTemplate: { templateId: 'MT8801' } })),
  ],
  [
    'another release',
    () => {
      const element = document.getElementById('tessera-release');
      if (element) element.textContent = JSON.stringify({ ...currentRelease(), number: 2 });
    },
  ],
])('%s is not shown the picture, which is removed', async (_, change) => {
  keep();
  const release = document.getElementById('tessera-release');
  const before = release?.textContent ?? '';
  change();
  expect(await load()).toBe(false);
  expect(shown()).toBeNull();
  expect(stored()).toBeNull();
  if (release) release.textContent = before;
});

test.each([
  ['malformed', '{"mark'],
  ['an element that runs', ['script', { src: 'https://x.example/a.js' }]],
  ['an attribute that runs', ['p', { onclick: 'a()' }]],
  ['an address that runs', ['a', { href: 'javascript:a()' }]],
])('%s in the storage is not shown', async (_, node) => {
  keep();
  const screen = JSON.parse(stored() ?? '');
  sessionStorage.setItem(
    keys.screen.name,
    typeof node === 'string' ? node : JSON.stringify({ ...screen, nodes: [node] }),
  );
  expect(await load()).toBe(false);
  expect(stored()).toBeNull();
});

test('a style sheet that the release does not name is not applied', async () => {
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  keep();
  const screen = JSON.parse(stored() ?? '');
  sessionStorage.setItem(keys.screen.name, JSON.stringify({ ...screen, styles: ['../other.css'] }));
  await load();
  expect(document.head.querySelector('link')).toBeNull();
  expect(shown()).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test('a browser that blocks its storage shows nothing', async () => {
  const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await load()).toBe(false);
  expect(shown()).toBeNull();
  blocked.mockRestore();
});
