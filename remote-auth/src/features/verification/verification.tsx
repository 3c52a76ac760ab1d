import { lazyPart } from '../../common/lazy-part';

/** The dialog of the extra verification. The same for every kind of login (R2.56). */
export const VerificationDialog = lazyPart(
  () => import(/* webpackChunkName: "verification" */ './verification-dialog'),
);
