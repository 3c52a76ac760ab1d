import { registerSocial, type SocialProof } from '@tessera/contract';
import { registerMethod } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { refreshMember, signIn } from '@tessera/shell/session';
import { currentSite } from '@tessera/shell/site';
import { track } from '@tessera/shell/tracking';
import { readArrival } from '../arrival/arrival';
import { deviceFields } from '../device/device-fields';
import { typeOf } from '../social/social-login';

/** Whoever registers here is a plain member (R3.2); the answer does not say so (R3.7). */
const PLAIN_MEMBER = 0;

/**
 * Makes an account from a proof, and signs in with it (R4.13b, R7.50).
 * @throws RequestError; nothing has been told
 */
export async function registerBy(proof: SocialProof): Promise<void> {
  const method = typeOf(proof);
  const { registerMessageTemplate: smsTemplate } = currentSite();
  track('registerSubmit', { method });
  const value = await call(
    registerSocial,
    {
      ...proof,
      ...readArrival(new URLSearchParams(location.search)),
      registerMethod: registerMethod(),
      login: true,
      ...(smsTemplate && { smsTemplate }),
      ...deviceFields(),
    },
    { alert: false },
  );
  signIn({ ...value, customerType: PLAIN_MEMBER, firstTimeLogin: true });
  track('register', { method });
  void refreshMember();
}
