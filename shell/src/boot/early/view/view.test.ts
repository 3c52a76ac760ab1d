/** @jest-environment jsdom */
import type { ViewFile } from '@tessera/remote/view';
import { viewHoles } from '@tessera/remote/view';
import { shownView } from '../../../platform/early-view';
import { demoHash, demoRemote, provideRelease } from '../../../testing';
import { noWork, speaking, visit } from '../../../testing/early-page';
import { readPage } from '../read-page';
import { startView } from '.';

const FILE = 'view-login-EN.1.json';
provideRelease({
  merchant: { name: 'Aurora Club' },
  remotes: {
    auth: {
      candidates: [
        demoRemote('auth', {
          routes: [{ path: '/m/login' }],
          views: [{ paths: ['/m/login'], files: { EN: FILE } }],
          integrity: { [FILE]: demoHash(FILE) },
        }),
      ],
    },
  },
});

const view: ViewFile = {
  facts: {
    logo: { fact: 'logo', keys: ['', 'one'] },
    methods: { fact: { at: 'login.methods', known: ['username', 'mobile'] }, keys: ['', 'username'] },
    rules: { fact: { each: 'rules' }, keys: ['', 'some'] },
  },
  nodes: [
    { fact: 'logo', of: { '': [['b', {}, viewHoles.initial]], one: [['img', { src: viewHoles.logo }]] } },
    ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    ['form', { noValidate: '' }, ['input', { name: 'username' }], ['button', { type: 'submit' }, 'Sign in']],
    {
      fact: 'rules',
      of: {
        '': [],
        some: [
          [
            'p',
            {},
            ['a', { class: 'rule', href: `/m/rules/${encodeURI(viewHoles.topic)}` }, viewHoles.title],
          ],
        ],
      },
    },
    ['a', { href: `/m/register${encodeURI(viewHoles.query)}`, style: 'color: red' }, viewHoles.name],
  ],
  busy: [['i', {}, '…']],
};

const answer = (value: object, success = true) =>
  Promise.resolve({ status: 200, body: JSON.stringify({ success, value }) });
const asked: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div class="sk"></div></div>';
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
  window.__tessera = noWork();
  Object.assign(globalThis, {
    fetch: async (url: string, init?: RequestInit) => {
      asked.push([url, init]);
      return { json: async () => view };
    },
  });
  speaking('en-GB');
  visit('/m/login?affiliateCode=a&x=1');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const start = async (status: ReturnType<typeof answer>) => {
  const isExpected = startView(readPage(), status);
  await settled();
  return isExpected;
};

test('a visitor sees the view of the page, filled with what the merchant and the address say', async () => {
  expect(await start(answer({ mobileTemplate: { templateId: 'MT8806' } }))).toBe(true);
  expect(asked).toEqual([[`/m/remotes/auth/1.0.0/${FILE}`, { integrity: demoHash(FILE) }]]);
  const main = document.querySelector('#early main');
  expect(main?.querySelector('b')).toHaveProperty('textContent', 'A');
  expect(main?.querySelector('path')).toHaveProperty('namespaceURI', 'http://www.w3.org/2000/svg');
  const link = main?.querySelector('a:not(.rule)');
  expect(link?.textContent).toBe('Aurora Club');
  expect(link?.getAttribute('href')).toBe('/m/register?affiliateCode=a&x=1');
  expect((link as HTMLElement | null)?.style.color).toBe('red');
  expect(document.documentElement.dataset.template).toBe('MT8806');
  expect(document.getElementById('root')?.style.visibility).toBe('hidden');
});

test('a merchant’s logo has the place of its name', async () => {
  await start(answer({ mobileTemplate: { h5_logo: '/logo.png' } }));
  expect(document.querySelector('#early img')?.getAttribute('src')).toBe('/logo.png');
});

test('a list of links has an element for each', async () => {
  const rules = [
    { topic: 'a b', title: 'One' },
    { topic: 'c', title: 'Two', link: 'https://other.example/c' },
  ];
  await start(answer({ rules }));
  const links = [...document.querySelectorAll('#early .rule')];
  expect(links.map((one) => [one.getAttribute('href'), one.textContent])).toEqual([
    ['/m/rules/a%20b', 'One'],
    ['https://other.example/c', 'Two'],
  ]);
});

test.each([
  [
    'a link is of a kind that only the page can judge',
    () => start(answer({ rules: [{ topic: 'a', title: 'A', link: 'javascript:1' }] })),
  ],
  ['the gateway refuses', () => start(answer({}, false))],
  ['the site is closed', () => start(answer({ maintenance: true }))],
  ['the view has nothing for the site', () => start(answer({ login: { methods: ['mobile'] } }))],
  [
    'the page is there already',
    () => {
      document.getElementById('root')?.replaceChildren();
      return start(answer({}));
    },
  ],
])('there is no view if %s', async (_, begin) => {
  await begin();
  expect(shownView()).toBeUndefined();
  expect(document.getElementById('early')).toBeNull();
});

test.each([
  ['for a member', () => sessionStorage.setItem('tessera:session', '{}')],
  ['for a remembered login', () => localStorage.setItem('tessera:remembered-login', '{}')],
  ['for a token in the address', () => Object.assign(window.__tessera ?? {}, { token: 't' })],
])('nothing is requested %s', async (_, prepare) => {
  prepare();
  expect(await start(answer({}))).toBe(false);
  expect(asked).toEqual([]);
});

test('the last known status does not wait for the gateway', async () => {
  localStorage.setItem('tessera:site', JSON.stringify({ login: { methods: ['username'] } }));
  await start(new Promise(() => undefined));
  expect(shownView()).toBeDefined();
});

test('a submit is kept, and shows once that it is on its way', async () => {
  await start(answer({}));
  const form = document.querySelector<HTMLFormElement>('#early form');
  form?.requestSubmit();
  form?.requestSubmit();
  expect(shownView()?.submitted).toBe(form);
  const button = form?.querySelector('button');
  expect(button?.getAttribute('aria-busy')).toBe('true');
  expect(button?.textContent).toBe('Sign in…');
});
