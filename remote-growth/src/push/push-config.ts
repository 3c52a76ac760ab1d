import type { SmsProvider } from '@tessera/contract';
import { PushError } from './push-error';

/** What a merchant needs at the push service. */
export interface PushConfig {
  readonly vapidKey: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
}

const required = ['projectId', 'apiKey', 'appId', 'messagingSenderId'] as const;

/**
 * The merchant's keys; undefined where it has no push key, and so wants no push messages.
 * @throws PushError `missing-app-config-values` where it has one, but not all that goes with it (R5.12b)
 */
export function pushConfig(provider: SmsProvider): PushConfig | undefined {
  const { vapidKey, projectId, apiKey, appId, messagingSenderId } = provider;
  if (!vapidKey) return undefined;
  if (projectId && apiKey && appId && messagingSenderId)
    return { vapidKey, projectId, apiKey, appId, messagingSenderId };
  const missing = required.filter((name) => !provider[name]);
  throw new PushError('missing-app-config-values', `the merchant has no ${missing.join(', ')}`);
}
