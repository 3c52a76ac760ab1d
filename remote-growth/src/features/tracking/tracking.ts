import {
  type ConsentChoice,
  type NetworkSetting,
  type TrackingEvent,
  trackingSetting,
} from '@tessera/contract';
import { randomId } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { currentSession, customerInfo } from '@tessera/shell/session';
import { provideTracking, track } from '@tessera/shell/tracking';
import { isAppFile } from '../../common/app-file';
import { clearAttribution, saveAttribution } from '../../common/attribution';
import { allowNetworks, type EventValue, identifyToNetworks, notifyNetworks } from '../networks';
import { emptyOutbox, openOutbox, send } from '../outbox';
import { describeEvent } from './describe-event';
import { eventValue } from './event-value';
import { followUp } from './follow-up';
import { trackOpening } from './one-time-events';

let settings: Promise<readonly NetworkSetting[]> | undefined;

/** The merchant's networks. Empty after a failure: events then go to the gateway only. */
function networkSettings(): Promise<readonly NetworkSetting[]> {
  settings ??= call(trackingSetting, {}, { alert: false }).then(
    ({ networks }) => networks,
    () => [],
  );
  return settings;
}

/** The consent that is applied now. */
let choice: ConsentChoice = { analytics: false, marketing: false };

function notify(name: TrackingEvent, value: EventValue): void {
  const id = randomId();
  const channels = notifyNetworks({ id, name, value });
  send(describeEvent({ id, name, value, channels }, choice));
}

/** Sends an event of any part of the page to the networks and the gateway, with the events that follow from it. */
function onEvent(name: TrackingEvent, raw: Readonly<Record<string, unknown>>): void {
  const value = eventValue(raw);
  notify(name, value);
  for (const more of followUp(name, value, currentSession()?.id)) notify(...more);
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * How networks know the member: the SHA-256 of the id, never the id.
 * @returns undefined for a visitor, and without Web Crypto, which needs a secure context
 */
async function memberHash(): Promise<string | undefined> {
  const customer = await customerInfo();
  if (!customer || !globalThis.crypto?.subtle) return undefined;
  const text = customer.id.trim().toLowerCase();
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Tells the networks which member has signed in. */
export async function identify(): Promise<void> {
  const hash = choice.marketing ? await memberHash() : undefined;
  if (hash !== undefined) identifyToNetworks(hash);
}

/** Tracks every click on a link to a file that installs the app (R7.56b). @returns a function that stops watching */
function watchDownloadClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && isAppFile(link.href)) track('downloadApp', { url: link.href });
  };
  // In the capture phase: handlers that stop the event cannot hide it.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

let isOpen = false;
let stopClicks: () => void = () => undefined;
let stopTracking: () => void = () => undefined;

/** Starts what a choice allows, stops the rest, and sends the events that waited for the choice. Never rejects. */
export async function applyConsent(next: ConsentChoice): Promise<void> {
  choice = next;
  const { analytics, marketing } = next;
  if (!marketing) clearAttribution();
  if (!analytics && !marketing) return stop();
  const networks = await networkSettings();
  if (marketing) await saveAttribution(networks.some(({ network }) => network === 'meta'));
  await allowNetworks(networks, next);
  // The visitor may have changed the choice in the meantime.
  if (choice !== next) return;
  if (!isOpen) openOutbox();
  isOpen = true;
  stopClicks();
  stopClicks = watchDownloadClicks();
  stopTracking = provideTracking(onEvent);
  trackOpening();
  await identify();
}

/** Stops all tracking. Deletes the events that wait, and discards new ones. */
async function stop(): Promise<void> {
  stopTracking();
  stopClicks();
  stopClicks = () => undefined;
  stopTracking = provideTracking(() => undefined);
  emptyOutbox();
  await allowNetworks([], choice);
}
