import {
  type ConsentChoice,
  type NetworkSetting,
  type TrackingEvent,
  trackingSetting,
} from '@tessera/contract';
import { randomId } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { currentSession } from '@tessera/shell/session';
import { provideTracking } from '@tessera/shell/tracking';
import { forgetClickIds, keepClickIds } from '../attribution/click-ids';
import { dropCookies } from '../attribution/cookie';
import { landingQuery } from '../attribution/landing-query';
import { keepMetaCookies } from '../attribution/meta-cookies';
import { forgetS2sInfo, keepS2sInfo } from '../attribution/s2s-info';
import { allowNetworks, identifyToNetworks, tellNetworks } from '../networks/tell-networks';
import { emptyOutbox, openOutbox, send } from '../outbox/outbox';
import { describeEvent } from './describe-event';
import { followDownloadClicks } from './download-clicks';
import { type EventValue, eventValue } from './event-value';
import { followUp } from './follow-up';
import { trackOpening } from './once';
import { visitorHash } from './visitor-hash';

let settings: Promise<readonly NetworkSetting[]> | undefined;

/** The merchant's networks; without an answer there are none on this page, and the gateway still hears of everything. */
function networkSettings(): Promise<readonly NetworkSetting[]> {
  settings ??= call(trackingSetting, {}, { alert: false }).then(
    ({ networks }) => networks,
    () => [],
  );
  return settings;
}

/** What the visitor agreed to, as of now. */
let choice: ConsentChoice = { analytics: false, marketing: false };

function tell(name: TrackingEvent, value: EventValue): void {
  const id = randomId();
  const channels = tellNetworks({ id, name, value });
  send(describeEvent({ id, name, value, channels }, choice));
}

/** Takes an event from whoever tracks: to the networks and to the gateway, and with it what else it means. */
function take(name: TrackingEvent, raw: Readonly<Record<string, unknown>>): void {
  const value = eventValue(raw);
  tell(name, value);
  for (const more of followUp(name, value, currentSession()?.id)) tell(...more);
}

/** What was kept of the click that brought the visitor, in whoever's name. */
function forgetAttribution(): void {
  forgetClickIds();
  forgetS2sInfo();
  dropCookies((name) => name === '_fbc' || name === '_fbp');
}

async function keepAttribution(networks: readonly NetworkSetting[]): Promise<void> {
  const landing = landingQuery();
  keepClickIds(landing);
  keepMetaCookies(networks.some(({ network }) => network === 'meta'));
  await keepS2sInfo(landing);
}

/** Tells the networks who has signed in. */
export async function identify(): Promise<void> {
  const hash = choice.marketing ? await visitorHash() : undefined;
  if (hash !== undefined) identifyToNetworks(hash);
}

let isOpen = false;
let endClicks: () => void = () => undefined;
let endTracking: () => void = () => undefined;

/** Everything that a choice allows begins, everything else ends; events from before anyone asked are told now. Never rejects. */
export async function followChoice(next: ConsentChoice): Promise<void> {
  choice = next;
  const { analytics, marketing } = next;
  if (!marketing) forgetAttribution();
  if (!analytics && !marketing) return refuse();
  const networks = await networkSettings();
  if (marketing) await keepAttribution(networks);
  await allowNetworks(networks, next);
  // Somebody who thinks fast may have changed their mind since.
  if (choice !== next) return;
  if (!isOpen) openOutbox();
  isOpen = true;
  endClicks();
  endClicks = followDownloadClicks();
  endTracking = provideTracking(take);
  trackOpening();
  await identify();
}

/** Nothing leaves any more, nothing waits, and what comes is forgotten. */
async function refuse(): Promise<void> {
  endTracking();
  endClicks();
  endClicks = () => undefined;
  endTracking = provideTracking(() => undefined);
  emptyOutbox();
  await allowNetworks([], choice);
}
