/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteStatus } from '@tessera/contract';
import { lazyPage } from '@tessera/remote';
import { provideDialogs } from '@tessera/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { interrupt, interruptionStore } from '../../core/interruptions';
import { Link, pendingNavigations } from '../../core/navigation';
import { confirm, loading, noticeStore, toast } from '../../core/notices';
import { siteStore } from '../../core/site';
import { startRemote } from '../../host/loading';
import { showBadge } from '../../host/release-overrides/badges';
import { OverrideBadge } from '../../host/release-overrides/overrides/override-badge';
import { overrideStore } from '../../host/release-overrides/overrides/override-state';
import { badgeOf } from '../../host/release-overrides/preview/preview-badge';
import { demoRemote, provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { BrowserNotice } from '../../ui/browser-notice/browser-notice';
import { ChatWidget } from '../../ui/customer-service/chat-widget/chat-widget';
import { CustomerServiceSheet } from '../../ui/customer-service/customer-service-sheet';
import { supportStore } from '../../ui/customer-service/store';
import { DomainNotAvailable } from '../../ui/domain-not-available';
import { ClosedScreen } from '../../ui/maintenance/closed-screen';
import { renderApp } from './render-app';

/** The name of the component that throws when it renders. */
let mockBroken: string | undefined;
/** Whether that component throws in its first render only. */
let mockOnce = false;
/** The names of all components that have rendered. */
const mockSeen = new Set<string>();

jest.mock('react/jsx-runtime', () => {
  const actual = jest.requireActual('react/jsx-runtime');
  const throwing = () => {
    if (mockOnce) mockBroken = undefined;
    throw new Error('x is undefined');
  };
  const standIn = (type: unknown) => {
    if (typeof type !== 'function') return type;
    mockSeen.add(type.name);
    return type.name === mockBroken ? throwing : type;
  };
  return {
    ...actual,
    jsx: (type: unknown, ...rest: unknown[]) => actual.jsx(standIn(type), ...rest),
    jsxs: (type: unknown, ...rest: unknown[]) => actual.jsxs(standIn(type), ...rest),
  };
});

const catalog = async () => ({ default: {} });
const words = (text: string) => () => <p>{text}</p>;
const shown = (text: string) => lazyPage(async () => ({ default: words(text) }));
const mockCode: Record<string, () => Promise<object>> = {
  'games/remote': async () => ({
    default: { catalog, routes: [{ path: '/m/home', page: shown('the page') }] },
  }),
  'growth/remote': async () => ({
    default: {
      catalog,
      routes: [],
      slots: { topBar: words('the bar'), floating: () => <Link to="/m/nowhere">the window</Link> },
    },
  }),
  'slow/remote': () => new Promise(() => undefined),
};
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  loadRemote: (id: string) => mockCode[id]?.() ?? Promise.reject(new Error('RUNTIME-008')),
}));

const growth = demoRemote('growth', { slots: [{ name: 'topBar' }, { name: 'floating' }] });
const dead = demoRemote('dead', { slots: [{ name: 'topBar' }], routes: [{ path: '/m/dead' }] });
const games = demoRemote('games', { routes: [{ path: '/m/home' }, { path: '/m/wallet', guard: 'session' }] });
const slow = demoRemote('slow', { routes: [{ path: '/m/slow' }] });
provideRelease({
  remotes: Object.fromEntries([growth, dead, games, slow].map((one) => [one.name, { candidates: [one] }])),
});
provideDialogs();
provideGateway();
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.assign(globalThis, { scrollTo: () => undefined });
  await provideShellTexts();
  await startRemote(growth);
  await startRemote(dead);
  overrideStore.setState({
    overrides: [{ remote: 'games', version: '2.0.0', host: 'localhost:1', outcome: 'runs' }],
  });
});

const HTML = `
  <div id="root"></div>
  <div id="tessera-failed" role="alert" hidden><div lang="en"><p>We couldn’t load the site.</p><a href="/m/home">Try again</a></div></div>`;
// Not with `act`, which throws an error outside all boundaries itself instead of calling the root's handler.
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
let close: () => void = () => undefined;

/** Opens an address with every screen and notice of the shell above the page, while one component throws. */
async function open(address: string, broken?: string, site: object = {}): Promise<void> {
  close();
  mockBroken = undefined;
  document.body.innerHTML = HTML;
  history.replaceState(null, '', address);
  noticeStore.setState({ dialogs: [], toasts: [], loadings: [] });
  interruptionStore.setState({ screens: new Map() });
  const rules = { pages: [{ topic: 'terms', title: 'Terms' }] };
  const payments = [{ code: 'card', name: 'Card' }];
  const mobileTemplate = { rules, payments };
  const status = { maintenance: true, maintenanceEndTime: 1_700_000_000_005, mobileTemplate };
  siteStore.setState(v.parse(siteStatus, { ...status, ...site }), true);
  supportStore.setState({ isListOpen: true });
  pendingNavigations.setState({ count: 1 });
  const screens = { ClosedScreen, DomainNotAvailable, CustomerServiceSheet, ChatWidget, BrowserNotice };
  for (const [name, Screen] of Object.entries(screens)) interrupt(name, Screen);
  showBadge('overrides', OverrideBadge);
  showBadge('preview', badgeOf([games]));
  void confirm({ message: 'Really?' });
  toast('Saved');
  loading();
  // A wide window, so that the stage is shown, too.
  document.documentElement.toggleAttribute('data-wide', true);
  mockBroken = broken;
  const element = document.getElementById('root');
  if (!element) throw new Error('no #root');
  const root = renderApp(element);
  close = () => root.unmount();
  // The home page always comes, on a busy machine later. The page of the slow remote never does.
  const timeout = address === '/m/home' ? 5_000 : 200;
  await waitFor(() => expect(sight()).not.toBe('nothing'), { timeout }).catch(() => undefined);
  await settled();
}

/** What the visitor sees of the page: itself, a panel in its place, the sentence of the HTML, or nothing. */
function sight(): 'page' | 'panel' | 'sentence' | 'nothing' {
  if (screen.queryByText('the page')) return 'page';
  if (document.querySelector('main [role="alert"] button')) return 'panel';
  return document.querySelector('#tessera-failed:not([hidden]) a') ? 'sentence' : 'nothing';
}

const SOURCES = path.join(__dirname, '../..');
/** The name of every component in the sources of the shell. */
const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/testing|\.test\./.test(file))
  .flatMap((file) => [
    ...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(
      /^\s*(?:export )?(?:function|class) ([A-Z]\w*)/gm,
    ),
  ])
  .map(([, name = '']) => name);

const addresses = ['/m/home', '/m/nowhere', '/m/dead', '/m/slow', '/m/wallet'];

test('a component that throws leaves the page, or words with a way on: each component outside the remotes in turn', async () => {
  const seen = new Map<string, readonly string[]>();
  for (const address of addresses) {
    mockSeen.clear();
    await open(address);
    seen.set(address, [...mockSeen]);
  }
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((name) => ![...seen.values()].flat().includes(name))).toEqual([]);

  const lost: Record<string, string> = {};
  for (const name of seen.get('/m/home') ?? []) {
    await open('/m/home', name);
    if (sight() !== 'page') lost[name] = sight();
  }
  const root = ['App', 'BrowserRouter', 'Boundary', 'Layout', 'PageFrame', 'Pages'];
  const page = ['CurrentPage', 'AtOwnPath', 'RemotePage', 'PageOf', 'Page'];
  expect(lost).toEqual({
    ...Object.fromEntries(root.map((name) => [name, 'sentence'])),
    ...Object.fromEntries(page.map((name) => [name, 'panel'])),
  });

  const white: string[] = [];
  for (const address of addresses.slice(1)) {
    const own = (seen.get(address) ?? []).filter((name) => !seen.get('/m/home')?.includes(name));
    for (const name of own) {
      await open(address, name);
      if (!screen.queryByRole('navigation', { hidden: true }) && sight() === 'nothing')
        white.push(`${address} ${name}`);
    }
  }
  expect(white).toEqual([]);
}, 120_000);

test('a part of the frame that failed comes back on the next page', async () => {
  await open('/m/home', 'BottomNav');
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  mockBroken = undefined;
  screen.getByText('the window').click();
  await screen.findByRole('navigation', { hidden: true });
});

test('a part whose render fails once is shown, and the console says why, not that an error was uncaught', async () => {
  const uncaught = jest.fn();
  addEventListener('error', uncaught);
  mockOnce = true;
  await open('/m/home', 'BottomNav');
  mockOnce = false;
  removeEventListener('error', uncaught);
  expect(screen.getByRole('navigation', { hidden: true })).toBeTruthy();
  expect(console.warn).toHaveBeenCalledWith(
    '[tessera] a render failed and was repeated',
    new Error('x is undefined'),
  );
  expect(uncaught).not.toHaveBeenCalled();
});

const LONG = 'x'.repeat(1_000_000);
const many = (item: object) => Array.from({ length: 10_000 }, () => item);
test.each<[string, object]>([
  ['an end of the maintenance in nanoseconds', { maintenanceEndTime: 1_790_000_000_000_000_000 }],
  ['the last moment that passes', { maintenanceEndTime: 253_402_300_799_999 }],
  ['the first moment that passes', { maintenanceEndTime: -253_402_300_799_999 }],
  ['texts of 1 MB', { siteName: LONG, ip: LONG, currency: LONG, regionRestriction: true }],
  ['the longest text that passes', { ip: 'x'.repeat(10_000), regionRestriction: true }],
  ['no currency', { currency: '' }],
  ['a template of 1 MB', { mobileTemplate: { templateId: LONG, footer_nav: LONG, chat: { title: LONG } } }],
  ['many entries', { mobileTemplate: { footer_nav: many({}).map((_, at) => `entry ${at}`) } }],
  ['many services', { customerService: many({ csType: 'LINE', title: LONG }) }],
])('%s can be shown', async (_, site) => {
  await open('/m/home', undefined, site);
  expect(sight()).toBe('page');
  expect(screen.getByRole('navigation', { hidden: true })).toBeTruthy();
  // None of the boundaries has closed its screen or dropped its notices.
  expect(interruptionStore.getState().screens.size).toBe(6);
  expect(noticeStore.getState().dialogs).toHaveLength(1);
});
