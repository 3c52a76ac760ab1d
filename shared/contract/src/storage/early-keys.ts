import { sentCode } from './sent-code';
import type { StoredKey } from './stored-key';

/**
 * The keys that the early script reads. Every byte of that script stands in the HTML, so that these are checked by
 * hand: a schema would bring valibot into it.
 */

const text = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);

/** The id of this browser has 36 characters (R5.5). */
const readDeviceId = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[\w-]{36}$/.test(raw) ? raw : undefined;

export const deviceId = {
  area: 'local',
  name: 'tessera:device-id',
  text: true,
  owner: 'shell',
  holds: 'id of this browser, 36 characters, as in the cookie (R3.12, R5.5, R9.1)',
  read: readDeviceId,
} satisfies StoredKey;

export const deviceIdCookie = {
  area: 'cookie',
  name: 'deviceId',
  text: true,
  days: 365,
  owner: 'shell',
  holds: 'id of this browser, as in local storage (R3.12)',
  read: readDeviceId,
} satisfies StoredKey;

export const language = {
  area: 'local',
  name: 'tessera:language',
  text: true,
  owner: 'shell',
  holds: 'product code of the language that the member chose (R3.12)',
  read: text,
} satisfies StoredKey;

/** As the device, or what the member chose instead. */
const isAppearance = (raw: unknown): raw is 'auto' | 'light' | 'dark' =>
  raw === 'auto' || raw === 'light' || raw === 'dark';

export const appearance = {
  area: 'local',
  name: 'tessera:appearance',
  text: true,
  owner: 'shell',
  holds: 'light, dark, or auto for the look of the device',
  read: (raw) => (isAppearance(raw) ? raw : undefined),
} satisfies StoredKey;

export const tid = {
  area: 'local',
  name: 'tid',
  owner: 'shell',
  holds: 'link id that brought the visitor (R3.12)',
  read: sentCode,
} satisfies StoredKey;

/** Who sent the visitor, for a registration that may come days later (R3.13, R3.41). */
export interface RegInfo {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
  /** The host that the visitor came to first. */
  readonly originalDomain?: string | undefined;
}

export const regInfo = {
  area: 'local',
  name: 'reg_info',
  owner: 'shell',
  holds: 'affiliateCode, referralCode, originalDomain (R3.13)',
  /** Leaves out the fields that do not fit: older programs of the platform write this key too. */
  read: (raw): RegInfo | undefined => {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { affiliateCode, referralCode, originalDomain } = raw as Record<string, unknown>;
    return {
      affiliateCode: sentCode(affiliateCode),
      referralCode: sentCode(referralCode),
      originalDomain: text(originalDomain),
    };
  },
} satisfies StoredKey;

export const remoteFailures = {
  area: 'local',
  name: 'tessera:remote-failures',
  owner: 'shell',
  holds: 'release, version and time of each failure in a row of a remote, for a day',
  read: (raw): string[] | undefined =>
    Array.isArray(raw) && raw.every((one) => typeof one === 'string') ? raw : undefined,
} satisfies StoredKey;

export const override = {
  area: 'local',
  name: 'tessera:override:',
  text: true,
  family: true,
  owner: 'shell',
  holds: 'by the name of a remote: address from which a developer has it come',
  read: (raw): URL | undefined => {
    try {
      return new URL(String(raw));
    } catch {
      return undefined;
    }
  },
} satisfies StoredKey;

/** The download bar that showed last. */
interface KeptBar {
  /** In px. */
  readonly height: number;
  /** Whether a member saw it: merchants may show it to members only. */
  readonly member: boolean;
}

/** More would leave no page below the bar. */
const HIGHEST_BAR = 160;

export const downloadBar = {
  area: 'local',
  name: 'tessera:download-bar',
  owner: 'growth',
  holds:
    'height of the download bar that showed last, and whether to a member: the next page keeps its place',
  read: (raw): KeptBar | undefined => {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { height, member } = raw as Record<string, unknown>;
    const isHeight = typeof height === 'number' && height > 0 && height <= HIGHEST_BAR;
    return isHeight ? { height, member: member === true } : undefined;
  },
} satisfies StoredKey;

export const preview = {
  area: 'session',
  name: 'tessera:preview',
  text: true,
  owner: 'shell',
  holds: 'token of the preview link that this tab shows',
  read: text,
} satisfies StoredKey;

export const screen = {
  area: 'session',
  name: 'tessera:screen',
  text: true,
  owner: 'shell',
  holds: 'picture of the member’s last page, without figures and fields, until the session ends',
  // It begins with its mark. The early script looks at the rest.
  read: (raw) => (/^\{"mark":/.test(String(raw)) ? text(raw) : undefined),
} satisfies StoredKey;
