/** One place in the browser where the product keeps something. */
export interface StoredKey {
  readonly name: string;
  readonly area: 'local' | 'session';
  /** The piece that writes it. */
  readonly owner: 'shell' | 'auth' | 'games' | 'member' | 'growth' | 'native app';
  readonly holds: string;
}

/**
 * The form of what the product keeps. Raise it when a new build cannot read what an older one wrote as a copy of
 * gateway answers: the copies are then dropped at the next start, and nothing that is the member's own.
 */
export const STORAGE_VERSION = 1;

const local = (owner: StoredKey['owner'], name: string, holds: string): StoredKey => ({
  name,
  area: 'local',
  owner,
  holds,
});
const session = (owner: StoredKey['owner'], name: string, holds: string): StoredKey => ({
  name,
  area: 'session',
  owner,
  holds,
});

/**
 * Everything that the product keeps in the browser, the one table of it (section 3 of the specification). Each value
 * is read through a schema by its owner; one that does not fit is dropped with a warning that names it. Beside these
 * there is the cookie `deviceId` (365 days), and `tessera:answer:…` in session storage for cached answers (180 s).
 */
export const storedKeys: readonly StoredKey[] = [
  local(
    'shell',
    'tessera:storage',
    'STORAGE_VERSION of what is kept, and the merchant that it belongs to (R3.12)',
  ),
  local(
    'shell',
    'tessera:device-id',
    'id of this browser, 36 characters, as in the cookie (R3.12, R5.5, R9.1)',
  ),
  local('shell', 'tessera:language', 'product code of the language that the member chose (R3.12)'),
  local('shell', 'tid', 'link id that brought the visitor (R3.12)'),
  local('shell', 'reg_info', 'affiliateCode, referralCode, originalDomain (R3.13)'),
  local('shell', 'WEBCLIP', '1 when opened from a home-screen shortcut (R3.15)'),
  local(
    'native app',
    'in_app',
    '1 inside the native app, 0 to say that install prompts are unwanted (R3.15)',
  ),
  local(
    'shell',
    'tessera:site',
    'last status answer, without the visitor’s address, to paint the next start',
  ),
  local(
    'shell',
    'tessera:signed-out',
    'member who just signed out, for the other tabs; stands for a moment only',
  ),
  local('shell', 'assets_hash', 'hash of the assets that this browser last knew of (R3.15)'),
  local('shell', 'autoLogin', '1 when the next start may sign in by itself (R3.15)'),
  local('shell', 'tessera:waiting-events', 'events from before anyone listened, at most 50'),
  local('auth', 'tessera:remembered-login', 'type, name, encrypted password, merchant (R3.10)'),
  local(
    'growth',
    'tessera:a2hs-closed-times',
    'how often the install question was declined; 99 once installed (R3.15, R9.17)',
  ),
  local('growth', 'tessera:skip-install', '1 when the install question is not to come by itself (R3.15)'),
  local('growth', 'tessera:pwa-installed', '1 once the site was put on the home screen (R3.15)'),
  local(
    'growth',
    'tessera:missing-install-prompt',
    '1 when the browser gave no install prompt in time (R3.15)',
  ),
  local('member', 'tessera:hidden-amounts', 'whether amounts are covered'),
  local(
    'member',
    'tessera:money-attempts',
    'keys of money calls whose answers are not known, with kind and member',
  ),
  local('shell', 'tessera:remote-failures', 'release and version of each failed load in a row of a remote'),
  local('shell', 'tessera:good-versions', 'version of each remote that worked here last'),
  local('shell', 'tessera:override:…', 'address from which a developer has the remote of this name come'),
  session('shell', 'tessera:session', 'session info (R3.1)'),
  session('shell', 'MC_SESSION_INFO', 'session info, for the platform’s member centre (R3.1)'),
  session('shell', 'tessera:customer', 'id and account, for tracking (R7.12)'),
  session('shell', 'tessera:container', 'wallet app or messenger that this tab was opened in (R1.4)'),
  session('shell', 'tessera:landing', 'what a third party brought in the first address, until it is read'),
  session('auth', 'tessera:social-channel', 'channel of a sign-in by redirect (R3.18)'),
  session('auth', 'tessera:maya-env', 'where Maya runs, as its landing address named it'),
  session('auth', 'tessera:line-request', 'state, nonce and return address of a LINE sign-in'),
  session(
    'auth',
    'tessera:social-proof',
    'LINE session token, Telegram auth or identity token to bind (R3.15)',
  ),
  session('shell', 'tessera:browser-notice', '1 once the browser notice was shown in this tab (R2.63)'),
  session('shell', 'tessera:preview', 'token of the preview link that this tab shows'),
  session('shell', 'tessera:go', 'target of the go parameter, taken after login'),
  local('games', 'tessera:recent-games', 'games that each member played last'),
  local('games', 'tessera:favourite-games', 'games that each member likes'),
  session('games', 'tessera:opened-game', 'game that the launch page last opened'),
  session('games', 'tessera:dead-image-hosts', 'image hosts that did not deliver (R9.39)'),
  local('growth', 'tessera:consent', 'what the visitor agreed to, and to which version of the question'),
  local('growth', 'tessera:attribution', 'click and campaign ids, for 90 days (R9.2)'),
  local('growth', 's2s_info', 'ids of the device or the app at trackers (R3.14)'),
  local('growth', 'tessera:outbox:…', 'a tracked event that has not arrived, under its id (R7.54)'),
  local('growth', 'tessera:event-track', '1 once the first open of this browser was tracked (R3.15)'),
  local('growth', 'tessera:home-screen-opened', '1 once the first open from the home screen was tracked'),
  local('growth', 'tessera:app-install-tracking', '1 once a tracker of app installs has run (R3.15)'),
  local('growth', 'tessera:money-counts', 'deposit count and withdraw count, by member id (R3.15)'),
  session('growth', 'tessera:content-viewed', '1 once viewContent was tracked in this session'),
  session('growth', 'tessera:performance-sent', '1 once this session’s performance was reported'),
  local(
    'growth',
    'tessera:notification-prompt',
    'day on which the notification prompt was last closed (R3.17)',
  ),
  local('growth', 'tessera:announcements', 'by id: the day on which it was closed, or never to come again'),
  session('growth', 'tessera:declined-upgrade', 'version of the app that the member does not want yet'),
  session('growth', 'hideDownloadBar', '1 when the download bar is hidden (R3.16)'),
  session('growth', 'tessera:app-window', '1 when the app window shows instead of the bar'),
  session('growth', 'tessera:download-popup', '1 once the download popup was shown in this session'),
];
