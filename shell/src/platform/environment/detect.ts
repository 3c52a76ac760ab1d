import { keys } from '@tessera/contract';
import { storedValue } from '../storage';

/** 1: opened from a home-screen shortcut (R3.15). */
const webclipFlag = storedValue(keys.webclip);
/** 1: inside the native app, which sets it (R5.13b). */
const inAppFlag = storedValue(keys.inApp);

const asText = (flag: number | undefined): string | null => flag?.toString() ?? null;

/** The stored flags of the environment. */
const storedFlags = () => ({
  inAppFlag: asText(inAppFlag.get()),
  webclipFlag: asText(webclipFlag.get()),
});

export type OperatingSystem = 'ios' | 'android' | 'windows' | 'macos' | 'linux' | 'other';

/** Where the page runs (R1.4). */
export interface Environment {
  readonly os: OperatingSystem;
  readonly osVersion: string;
  readonly browser: string;
  readonly browserVersion: string;
  readonly isNativeApp: boolean;
  /** Version of the native app, such as 2.4.39; empty if the user agent does not name it. */
  readonly appVersion: string;
  /** Installed on the home screen. */
  readonly isPwa: boolean;
  /** Opened from an iOS home-screen shortcut. */
  readonly isWebclip: boolean;
  readonly isTelegram: boolean;
  readonly isMaya: boolean;
  readonly isGcash: boolean;
  readonly isIpad: boolean;
  readonly isMobile: boolean;
}

/** The input of the detection, so that a test can simulate any browser. */
export interface Surroundings {
  readonly userAgent: string;
  readonly host: string;
  readonly search: string;
  readonly hash: string;
  readonly touchPoints: number;
  readonly standalone: boolean;
  readonly inAppFlag: string | null;
  readonly webclipFlag: string | null;
}

const systems: ReadonlyArray<readonly [OperatingSystem, RegExp]> = [
  ['ios', /(?:iPhone|iPad|iPod).*?OS (\d+(?:_\d+)*)/],
  ['android', /Android (\d+(?:\.\d+)*)/],
  ['windows', /Windows NT (\d+(?:\.\d+)*)/],
  ['macos', /Mac OS X (\d+(?:[_.]\d+)*)/],
  ['linux', /Linux()/],
];

const SAFARI = /Version\/(\d+(?:\.\d+)*).*Safari/;

const browsers: ReadonlyArray<readonly [string, RegExp]> = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+(?:\.\d+)*)/],
  ['Opera', /OPR\/(\d+(?:\.\d+)*)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+(?:\.\d+)*)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+(?:\.\d+)*)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+(?:\.\d+)*)/],
  ['Safari', SAFARI],
];

const find = <N>(
  table: ReadonlyArray<readonly [N, RegExp]>,
  text: string,
): readonly [N, string] | undefined => {
  for (const [name, pattern] of table) {
    const match = pattern.exec(text);
    if (match) return [name, (match[1] ?? '').replaceAll('_', '.')];
  }
  return undefined;
};

const APP_VERSION = /TesseraApp\/(\d+(?:\.\d+)*)/;

/** The Maya app opens the site with its session id in the address. */
const isMayaLanding = (search: string): boolean =>
  /[?&]sessionId=[^&]/.test(search) && /[?&]env=/.test(search);

/** Whether the host or the user agent names Maya. The address proves nothing: anyone can write it. */
export const namesMaya = ({ host, userAgent }: Pick<Surroundings, 'host' | 'userAgent'>): boolean =>
  /(^|\.)maya\./.test(host) || /\bMaya\b/i.test(userAgent);

/** Detects the environment. */
export function detectEnvironment(from: Surroundings): Environment {
  // iPadOS 13 and later claim to be a Mac; only the touch points differ.
  const isDisguised = /Macintosh/.test(from.userAgent) && from.touchPoints > 1;
  const isIpad = /iPad/.test(from.userAgent) || isDisguised;
  const [os, osVersion] = find(systems, from.userAgent) ?? ['other', ''];
  const [browser, browserVersion] = find(browsers, from.userAgent) ?? ['', ''];
  const system = isIpad ? 'ios' : os;
  const appVersion = APP_VERSION.exec(from.userAgent)?.[1] ?? '';
  return {
    os: system,
    // The named version is then the Mac's. Safari's version is that of the system.
    osVersion: isDisguised ? (SAFARI.exec(from.userAgent)?.[1] ?? '') : osVersion,
    browser,
    browserVersion,
    isNativeApp: appVersion !== '' || from.inAppFlag === '1',
    appVersion,
    isPwa: from.standalone,
    isWebclip: from.webclipFlag === '1' || /[?&]pwaType=WEBCLIP\b/.test(from.search),
    isTelegram: /tgWebAppData=/.test(from.hash) || /Telegram/i.test(from.userAgent),
    isMaya: namesMaya(from) || isMayaLanding(from.search),
    isGcash: /(^|\.)gcash\./.test(from.host) || /\bGCash\b/i.test(from.userAgent),
    isIpad,
    isMobile: system === 'ios' || system === 'android',
  };
}

/** The modes without the browser's bars, any of which the manifest may name as its `display` (R3.40). */
const INSTALLED = ['standalone', 'minimal-ui', 'fullscreen'].map((mode) => `(display-mode: ${mode})`).join();

/** The input of the detection from this browser. */
export function surroundings(): Surroundings {
  const iosStandalone = 'standalone' in navigator && navigator.standalone === true;
  return {
    userAgent: navigator.userAgent,
    host: location.host,
    search: location.search,
    hash: location.hash,
    touchPoints: navigator.maxTouchPoints,
    standalone: iosStandalone || (globalThis.matchMedia?.(INSTALLED).matches ?? false),
    ...storedFlags(),
  };
}

/** Apps that open the site in their own view, recognisable only by the first address of a visit. */
const containers = { telegram: 'isTelegram', maya: 'isMaya', gcash: 'isGcash' } as const;
type Container = keyof typeof containers;

const names = Object.keys(containers) as Container[];
const remembered = storedValue(keys.container);

/** Stores for this tab which app opened it, so that reloads and further pages know it (R1.4). */
export function rememberContainer(found: Environment): Environment {
  const now = names.find((name) => found[containers[name]]);
  if (now) remembered.set(now);
  const known = now ?? remembered.get();
  return known ? { ...found, [containers[known]]: true } : found;
}

/**
 * Whether this is a home-screen app on an iOS that reloads it on every switch of apps and loses redirects: 12 below
 * 12.2, or 11 and lower (R9.31).
 */
export function isOldIosPwa({
  os,
  osVersion,
  isPwa,
}: Pick<Environment, 'os' | 'osVersion' | 'isPwa'>): boolean {
  if (os !== 'ios' || !isPwa || osVersion === '') return false;
  const [major = 0, minor = 0] = osVersion.split('.').map(Number);
  return major < 12 || (major === 12 && minor < 2);
}
