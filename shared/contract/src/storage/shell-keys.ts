import * as v from 'valibot';
import type { TrackingEvent } from '../growth/tracking-event';
import { sessionInfo } from '../session/session-info';
import { siteStatus } from '../site/status';
import { answer as answerPlace, session as sessionPlace, site as sitePlace } from './places';
import { fit, type StoredKey, typed } from './stored-key';

export {
  appearance,
  deviceId,
  deviceIdCookie,
  downloadBar,
  language,
  override,
  preview,
  regInfo,
  remoteFailures,
  screen,
  tid,
} from './early-keys';

/** The platform's own pages read and write the plain text 1 or 0 under such a key. */
const switched = (raw: unknown): 0 | 1 | undefined => (raw === 0 || raw === 1 ? raw : undefined);

export const storage = {
  area: 'local',
  name: 'tessera:storage',
  owner: 'shell',
  holds: 'STORAGE_VERSION of what is kept, and the merchant that it belongs to (R3.12)',
  read: (raw) => fit(v.object({ version: v.number(), merchant: v.string() }), raw),
} satisfies StoredKey;

export const webclip = {
  area: 'local',
  name: 'WEBCLIP',
  owner: 'shell',
  holds: '1 when opened from a home-screen shortcut (R3.15)',
  read: switched,
} satisfies StoredKey;

export const inApp = {
  area: 'local',
  name: 'in_app',
  owner: 'native app',
  holds: '1 inside the native app (R5.13b), 0 to say that install prompts are unwanted (R3.15)',
  read: switched,
} satisfies StoredKey;

export const site = /* @__PURE__ */ typed(sitePlace, (raw) => fit(siteStatus, raw));

export const signedOut = {
  area: 'local',
  name: 'tessera:signed-out',
  owner: 'shell',
  holds: 'member who just signed out, for the other tabs; removed at once',
  read: (raw) => fit(v.object({ id: v.string(), at: v.number() }), raw),
} satisfies StoredKey;

export const assetsHash = {
  area: 'local',
  name: 'assets_hash',
  owner: 'shell',
  holds: 'hash of the assets that this browser last knew of (R3.15)',
  read: (raw) => fit(v.pipe(v.string(), v.regex(/^\w+$/)), raw),
} satisfies StoredKey;

export const autoLogin = {
  area: 'local',
  name: 'autoLogin',
  owner: 'shell',
  holds: '1 when the next start may sign in by itself (R3.15)',
  read: switched,
} satisfies StoredKey;

export const confirmedAccount = {
  area: 'local',
  name: 'tessera:confirmed-account',
  owner: 'shell',
  holds: 'the account that the visitor last confirmed as theirs, until the member signs out',
  read: (raw) => fit(v.object({ id: v.string() }), raw),
} satisfies StoredKey;

export const waitingEvents = {
  area: 'local',
  name: 'tessera:waiting-events',
  owner: 'shell',
  holds: 'events from before tracking was loaded, at most 50',
  read: (raw) =>
    fit(
      v.array(
        v.object({
          event: v.custom<TrackingEvent>((name) => typeof name === 'string'),
          value: v.record(v.string(), v.unknown()),
        }),
      ),
      raw,
    ),
} satisfies StoredKey;

export const goodVersions = {
  area: 'local',
  name: 'tessera:good-versions',
  owner: 'shell',
  holds: 'version of each remote that worked here last',
  read: (raw) => fit(v.record(v.string(), v.string()), raw),
} satisfies StoredKey;

export const session = /* @__PURE__ */ typed(sessionPlace, (raw) => fit(sessionInfo, raw));

export const memberCentreSession = {
  area: 'session',
  name: 'MC_SESSION_INFO',
  owner: 'shell',
  holds: 'session info, for the platform’s member centre (R3.1)',
  read: (raw) => fit(sessionInfo, raw),
} satisfies StoredKey;

export const customer = {
  area: 'session',
  name: 'tessera:customer',
  owner: 'shell',
  holds: 'id and account, for tracking (R7.12)',
  read: (raw) => fit(v.object({ id: v.string(), account: v.string() }), raw),
} satisfies StoredKey;

export const container = {
  area: 'session',
  name: 'tessera:container',
  owner: 'shell',
  holds: 'wallet app or messenger that this tab was opened in (R1.4)',
  read: (raw) => fit(v.picklist(['telegram', 'maya', 'gcash']), raw),
} satisfies StoredKey;

export const authCallback = {
  area: 'session',
  name: 'tessera:landing',
  owner: 'shell',
  holds: 'what a third party brought in the first address, until it is read',
  read: (raw) => fit(v.object({ search: v.string(), hash: v.string() }), raw),
} satisfies StoredKey;

export const browserNotice = {
  area: 'session',
  name: 'tessera:browser-notice',
  owner: 'shell',
  holds: '1 once the browser notice was shown in this tab (R2.63)',
  read: (raw) => fit(v.literal(1), raw),
} satisfies StoredKey;

export const go = {
  area: 'session',
  name: 'tessera:go',
  owner: 'shell',
  holds: 'target of the go parameter, taken after login',
  read: (raw) => fit(v.pipe(v.string(), v.startsWith('/m')), raw),
} satisfies StoredKey;

export const answer = {
  ...answerPlace,
  read: (raw) => fit(v.object({ at: v.number(), body: v.string() }), raw),
} satisfies StoredKey;
