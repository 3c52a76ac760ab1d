import type { SmsProvider } from '@tessera/contract';
import { PushError } from './push-error';

/** The merchant's values for the push service. */
export interface PushConfig {
  readonly vapidKey: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly messagingSenderId: string;
}

const required = ['projectId', 'apiKey', 'appId', 'messagingSenderId'] as const;

/**
 * The merchant's values for the push service.
 * @returns undefined if the merchant has no push key: then it sends no push messages
 * @throws PushError `missing-app-config-values` if other values are missing (R5.12b)
 */
export function pushConfig(provider: SmsProvider): PushConfig | undefined {
  const { vapidKey, projectId, apiKey, appId, messagingSenderId } = provider;
  if (!vapidKey) return undefined;
  if (projectId && apiKey && appId && messagingSenderId)
    return { vapidKey, projectId, apiKey, appId, messagingSenderId };
  const missing = required.filter((name) => !provider[name]);
  throw new PushError('missing-app-config-values', `the merchant has no ${missing.join(', ')}`);
}
