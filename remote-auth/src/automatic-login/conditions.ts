import { namesTarget } from '../destination/after-login';
import type { RememberedLogin } from '../remembered-login';

/** All that decides whether a visit may sign in by itself. */
export interface Situation {
  /** The remembered login of this merchant. */
  readonly remembered: RememberedLogin | undefined;
  readonly isAutoLoginOn: boolean;
  readonly hasSession: boolean;
  readonly query: URLSearchParams;
}

/** Whether a visit may sign in by itself, as far as this browser can tell; the merchant's flag comes on top (R4.8a). */
export const mayLogIn = ({ remembered, isAutoLoginOn, hasSession, query }: Situation): boolean =>
  remembered !== undefined &&
  remembered.type !== 'sms' &&
  isAutoLoginOn &&
  !hasSession &&
  !query.has('token') &&
  !namesTarget(query);
