import * as v from 'valibot';
import { keptAttribution, s2sInfo } from '../growth/attribution';
import { keptConsent } from '../growth/consent-choice';
import { moneyCounts as memberMoneyCounts } from '../growth/money-counts';
import { trackingRecord } from '../growth/tracking-event';
import { fit, type StoredKey } from './stored-key';

/** 1 once something has happened; absent before. */
const done = (raw: unknown): 1 | undefined => (raw === 1 ? 1 : undefined);
const text = (raw: unknown): string | undefined => fit(v.string(), raw);

export const closedInstallTimes = {
  area: 'local',
  name: 'tessera:a2hs-closed-times',
  owner: 'growth',
  holds: 'how often the install question was declined; 99 once installed (R3.15, R9.17)',
  read: (raw) => fit(v.pipe(v.number(), v.integer(), v.minValue(0)), raw),
} satisfies StoredKey;

export const skipInstall = {
  area: 'local',
  name: 'tessera:skip-install',
  owner: 'growth',
  holds: '1 when the install question must not open by itself (R3.15)',
  read: done,
} satisfies StoredKey;

export const pwaInstalled = {
  area: 'local',
  name: 'tessera:pwa-installed',
  owner: 'growth',
  holds: '1 once the site was put on the home screen (R3.15)',
  read: done,
} satisfies StoredKey;

export const missingInstallPrompt = {
  area: 'local',
  name: 'tessera:missing-install-prompt',
  owner: 'growth',
  holds: '1 when the browser gave no install prompt in time (R3.15)',
  read: done,
} satisfies StoredKey;

export const consent = {
  area: 'local',
  name: 'tessera:consent',
  owner: 'growth',
  holds: 'what the visitor agreed to, and to which version of the question',
  read: (raw) => fit(keptConsent, raw),
} satisfies StoredKey;

export const attribution = {
  area: 'local',
  name: 'tessera:attribution',
  days: 90,
  owner: 'growth',
  holds: 'click and campaign ids, each for 90 days (R9.2)',
  read: (raw) => fit(keptAttribution, raw),
} satisfies StoredKey;

export const s2s = {
  area: 'local',
  name: 's2s_info',
  owner: 'growth',
  holds: 'ids of the device or the app at trackers (R3.14)',
  read: (raw) => fit(s2sInfo, raw),
} satisfies StoredKey;

export const outbox = {
  area: 'local',
  name: 'tessera:outbox:',
  family: true,
  days: 7,
  owner: 'growth',
  holds: 'by its id: a tracked event that has not arrived (R7.54)',
  read: (raw) => fit(trackingRecord, raw),
} satisfies StoredKey;

export const outboxPause = {
  area: 'local',
  name: 'tessera:outbox-pause',
  owner: 'growth',
  holds: 'until when no event is sent, in ms since 1970, and after how many failures in a row',
  read: (raw) => fit(v.object({ until: v.number(), failures: v.number() }), raw),
} satisfies StoredKey;

export const firstOpen = {
  area: 'local',
  name: 'tessera:event-track',
  owner: 'growth',
  holds: '1 once the first open of this browser was tracked (R3.15)',
  read: done,
} satisfies StoredKey;

export const homeScreenOpened = {
  area: 'local',
  name: 'tessera:home-screen-opened',
  owner: 'growth',
  holds: '1 once the first open from the home screen was tracked',
  read: done,
} satisfies StoredKey;

export const appInstallTracking = {
  area: 'local',
  name: 'tessera:app-install-tracking',
  owner: 'growth',
  holds: '1 once a tracker of app installs has run (R3.15)',
  read: done,
} satisfies StoredKey;

export const moneyCounts = {
  area: 'local',
  name: 'tessera:money-counts',
  owner: 'growth',
  holds:
    'by member id: deposit count and withdraw count, and the amount of a submitted deposit until it arrives (R3.15)',
  read: (raw) => fit(v.record(v.string(), memberMoneyCounts), raw),
} satisfies StoredKey;

export const contentViewed = {
  area: 'session',
  name: 'tessera:content-viewed',
  owner: 'growth',
  holds: '1 once viewContent was tracked in this session',
  read: done,
} satisfies StoredKey;

export const performanceSent = {
  area: 'session',
  name: 'tessera:performance-sent',
  owner: 'growth',
  holds: '1 once this session’s performance was reported',
  read: done,
} satisfies StoredKey;

export const notificationPrompt = {
  area: 'local',
  name: 'tessera:notification-prompt',
  owner: 'growth',
  holds: 'day on which the notification prompt was last closed (R3.17)',
  read: (raw) => fit(v.pipe(v.string(), v.isoDate()), raw),
} satisfies StoredKey;

export const notificationsOff = {
  area: 'local',
  name: 'tessera:notifications-off',
  owner: 'growth',
  holds: '1 once the member switched notifications off on this device',
  read: done,
} satisfies StoredKey;

export const announcements = {
  area: 'local',
  name: 'tessera:announcements',
  owner: 'growth',
  holds: 'by id: the day on which it was closed, or never',
  read: (raw) =>
    fit(v.record(v.string(), v.union([v.literal('never'), v.pipe(v.string(), v.isoDate())])), raw),
} satisfies StoredKey;

export const declinedUpgrade = {
  area: 'session',
  name: 'tessera:declined-upgrade',
  owner: 'growth',
  holds: 'version of the app that the member does not want yet',
  read: text,
} satisfies StoredKey;

export const hideDownloadBar = {
  area: 'session',
  name: 'hideDownloadBar',
  owner: 'growth',
  holds: '1 when the download bar is hidden (R3.16, R4.23b)',
  read: done,
} satisfies StoredKey;

export const appWindow = {
  area: 'session',
  name: 'tessera:app-window',
  owner: 'growth',
  holds: '1 when the app window shows instead of the bar',
  read: done,
} satisfies StoredKey;

export const downloadPopup = {
  area: 'session',
  name: 'tessera:download-popup',
  owner: 'growth',
  holds: '1 once the download popup was shown in this session',
  read: done,
} satisfies StoredKey;

export const promptTopics = {
  area: 'session',
  name: 'tessera:prompt-topics',
  owner: 'growth',
  holds: 'topics of the dialogs that opened by themselves in this visit',
  read: (raw) => fit(v.array(v.string()), raw),
} satisfies StoredKey;

export const fbc = {
  area: 'cookie',
  name: '_fbc',
  text: true,
  days: 90,
  owner: 'growth',
  holds: 'Meta’s id of a click on an advertisement (R9.2)',
  read: text,
} satisfies StoredKey;

export const fbp = {
  area: 'cookie',
  name: '_fbp',
  text: true,
  days: 90,
  owner: 'growth',
  holds: 'Meta’s id of this browser (R9.2)',
  read: text,
} satisfies StoredKey;
