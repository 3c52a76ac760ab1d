import { lazyPart } from '../../common/lazy-part';

export { sessionToBind, type Verification, wantedVerification } from './wanted-verification';

/** The dialog of the extra verification. The same for every kind of login (R2.56). */
export const VerificationDialog = lazyPart(
  () => import(/* webpackChunkName: "verification" */ './verification-dialog'),
);
