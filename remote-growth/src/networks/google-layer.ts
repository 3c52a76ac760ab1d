import type { ConsentChoice } from '@tessera/contract';
import { pageGlobal, provideGlobals } from './page-global';

/** The list that tag and tag manager share. */
function layer(): unknown[] {
  const there = pageGlobal('dataLayer');
  if (Array.isArray(there)) return there;
  const made: unknown[] = [];
  provideGlobals({ dataLayer: made });
  return made;
}

/** Tells the tag manager of something. */
export const pushToLayer = (item: Readonly<Record<string, unknown>>): void => void layer().push(item);

/** Calls the tag. */
export function gtag(..._args: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag knows a call by its arguments object, and overlooks an array.
  layer().push(arguments);
}

const say = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

const signals = ({ analytics, marketing }: ConsentChoice) => ({
  ad_storage: say(marketing),
  ad_user_data: say(marketing),
  ad_personalization: say(marketing),
  analytics_storage: say(analytics),
  functionality_storage: say(analytics),
  personalization_storage: say(marketing),
  security_storage: 'granted',
});

let isToldDefault = false;

/** Tells tag and tag manager what the visitor agreed to (consent mode v2): nothing, and then what it is. */
export function tellConsent(choice: ConsentChoice): void {
  if (!isToldDefault) {
    const nothing = signals({ analytics: false, marketing: false });
    gtag('consent', 'default', { ...nothing, wait_for_update: 500 });
    isToldDefault = true;
  }
  gtag('consent', 'update', signals(choice));
}

/** What both leave on the merchant's host. */
export const googleCookies = /^_g(a|id|at|cl|ac)/;
