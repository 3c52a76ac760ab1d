import type { VerificationWay, VerifiedPerson } from '@tessera/contract';
import { lazyPart } from '../../common/lazy-part';

/** An extra verification that the gateway wants before a login (R4.7). */
export interface Verification {
  /** At least one. */
  readonly ways: readonly VerificationWay[];
  /** Who is verified: the member whose login waits, or the person of a provider's proof. */
  readonly person: VerifiedPerson;
}

/** The dialog of the extra verification. The same for every kind of login (R2.56). */
export const VerificationDialog = lazyPart(
  () => import(/* webpackChunkName: "verification" */ './verification-dialog'),
);
