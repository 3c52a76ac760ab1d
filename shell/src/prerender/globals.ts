import { languages } from '@tessera/i18n';
import type { ReleaseFile } from '@tessera/remote/release';
import { viewHoles } from '@tessera/remote/view';
import type { EarlyAnswer } from '../platform/early-answers';

/** A merchant whose name is a hole, with all languages. */
const release = {
  schema: 1,
  number: 1,
  merchant: {
    code: 'early',
    name: viewHoles.name,
    template: 'MT8801',
    scheme: 'dark',
    languages: languages.map(({ code }) => code),
    defaultLanguage: 'EN',
  },
  salt: '',
  shell: {
    version: '1.0.0',
    base: '/m/shell/1.0.0/',
    main: { scripts: [], styles: [] },
    early: 'early.js',
    integrity: {},
    catalogs: {},
  },
  remotes: {},
  overrides: false,
} satisfies ReleaseFile;

/** The answers to the calls of the page. */
export const answers = new Map<string, Promise<EarlyAnswer>>();
/** The media queries that fit. */
export const media = new Set<string>();

const nothing = () => undefined;
const style = { setProperty: nothing };
const documentElement = { dataset: {}, style, lang: '', dir: '' };

/**
 * The globals of a browser that modules use while they load and render. A build has no browser. Everything else is
 * absent, so that a page which needs more fails when it is built.
 */
Object.assign(globalThis, {
  window: globalThis,
  location: new URL('https://early.example/m/'),
  document: {
    documentElement,
    cookie: '',
    getElementById: () => ({ textContent: JSON.stringify(release) }),
    addEventListener: nothing,
    querySelector: () => null,
    querySelectorAll: () => [],
  },
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia: (query: string) => ({ matches: media.has(query), addEventListener: nothing }),
  __tessera: { answers, failed: new Set() },
  history: { state: null, replaceState: nothing },
  screen: {},
});

// Newer versions of Node have one, which cannot be assigned.
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '' }, configurable: true });
