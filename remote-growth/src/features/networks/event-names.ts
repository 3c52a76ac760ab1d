import { type NetworkName, type NetworkSetting, type TrackingEvent, trackingEvents } from '@tessera/contract';

type Names = Readonly<Partial<Record<TrackingEvent, string>>>;

/** All events under their own names. */
const own: Names = Object.fromEntries(trackingEvents.map((name) => [name, name]));

/** The name of each event at each network. An event without a name is not sent. A merchant's settings override this table. */
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
  // Adjust identifies events by tokens, which are in the merchant's settings.
  adjust: {},
  appsflyer: own,
  affiliate: { register: 'register', firstDepositArrival: 'firstDepositArrival', deposit: 'deposit' },
  native: own,
};

/** The name of an event at a network; undefined if the network does not get it. */
export function labelOf({ network, events }: NetworkSetting, event: TrackingEvent): string | undefined {
  const configured = events[event];
  return configured === undefined ? eventNames[network][event] : (configured ?? undefined);
}
