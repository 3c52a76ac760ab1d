import { type NetworkName, type NetworkSetting, type TrackingEvent, trackingEvents } from '@tessera/contract';

type Names = Readonly<Partial<Record<TrackingEvent, string>>>;

/** Every event under its own name. */
const own: Names = Object.fromEntries(trackingEvents.map((name) => [name, name]));

/** What each network calls our events; one that is not there is not sent to it. A merchant's settings go before. */
export const eventNames: Readonly<Record<NetworkName, Names>> = {
  meta: {
    ...own,
    register: 'CompleteRegistration',
    depositSubmit: 'InitiateCheckout',
    startTrial: 'StartTrial',
    deposit: 'Purchase',
    viewContent: 'ViewContent',
  },
  kwai: {
    register: 'completeRegistration',
    depositSubmit: 'initiatedCheckout',
    firstDepositArrival: 'firstDeposit',
    deposit: 'purchase',
    viewContent: 'contentView',
    downloadApp: 'download',
  },
  tiktok: {
    ...own,
    register: 'CompleteRegistration',
    depositSubmit: 'InitiateCheckout',
    startTrial: 'Subscribe',
    deposit: 'CompletePayment',
    viewContent: 'ViewContent',
    downloadApp: 'Download',
  },
  'google-tag': own,
  'tag-manager': own,
  x: { register: 'CompleteRegistration', depositSubmit: 'InitiateCheckout', deposit: 'Purchase' },
  // It knows events by tokens, which only the merchant's settings can name.
  adjust: {},
  appsflyer: own,
  affiliate: { register: 'register', firstDepositArrival: 'firstDepositArrival', deposit: 'deposit' },
  native: own,
};

/** A network's name for an event; undefined when it is not told of it. */
export function labelOf({ network, events }: NetworkSetting, event: TrackingEvent): string | undefined {
  const told = events[event];
  return told === undefined ? eventNames[network][event] : (told ?? undefined);
}
