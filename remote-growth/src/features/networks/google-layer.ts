import type { ConsentChoice } from '@tessera/contract';
import { pageGlobal, provideGlobals } from './page-global';

/** The list that tag and tag manager share. Creates it if it does not exist. */
function layer(): unknown[] {
  const existing = pageGlobal('dataLayer');
  if (Array.isArray(existing)) return existing;
  const created: unknown[] = [];
  provideGlobals({ dataLayer: created });
  return created;
}

/** Adds an item for the tag manager. */
export const pushToLayer = (item: Readonly<Record<string, unknown>>): void => void layer().push(item);

/** Calls the tag. */
export function gtag(..._args: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag ignores arrays: a call must be an arguments object.
  layer().push(arguments);
}

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

const signals = ({ analytics, marketing }: ConsentChoice) => ({
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
  analytics_storage: granted(analytics),
  functionality_storage: granted(analytics),
  personalization_storage: granted(marketing),
  security_storage: 'granted',
});

let hasDefault = false;

/** Tells tag and tag manager the visitor's choice (consent mode v2). The first call denies everything before, as Google requires. */
export function notifyConsent(choice: ConsentChoice): void {
  if (!hasDefault) {
    const nothing = signals({ analytics: false, marketing: false });
    gtag('consent', 'default', { ...nothing, wait_for_update: 500 });
    hasDefault = true;
  }
  gtag('consent', 'update', signals(choice));
}

/** Names of the cookies that both set. */
export const googleCookies = /^_g(a|id|at|cl|ac)/;
