import {
  errorCode,
  loginFirebase,
  loginLine,
  loginMaya,
  loginTelegram,
  type SocialProof,
  socialProof,
} from '@tessera/contract';
import * as v from 'valibot';
import { type Answer, answer, type Call } from '../gateway/answer';
import { sessionFor } from '../members/session-for';
import type { Store } from '../members/store';
import type { TextKey } from '../texts/say';
import { type IdentityOf, memberOf, refusal } from './identity';
import { demoPerson } from './people';
import { onceOnly } from './sealed-token';

/** Logins whose request is a proof of some provider (R7.4 to R7.6, R7.50). Someone unknown must be bound first. */
export function socialLoginAnswers(store: Store, identityOf: IdentityOf): readonly Answer[] {
  const signIn = (call: Call<unknown>, proof: SocialProof, unknown: TextKey) => {
    const member = memberOf(store, call.merchant, identityOf(proof, call.language));
    if (!member) throw refusal(call.language, unknown);
    return sessionFor(store, member);
  };
  const mayaSession = onceOnly('maya-session');
  return [
    answer(loginLine, (call) => signIn(call, call.request, errorCode.notExistingUser)),
    answer(loginTelegram, (call) => signIn(call, call.request, errorCode.bindCustomerRequired)),
    answer(loginFirebase, (call) => {
      const proof = v.safeParse(socialProof, call.request);
      if (!proof.success) throw refusal(call.language, 'identity_token_invalid');
      return signIn(call, proof.output, errorCode.bindCustomerRequired);
    }),
    answer(loginMaya, ({ request, merchant, language }) => {
      const session = mayaSession(request.sessionId);
      const member = session && memberOf(store, merchant, `maya:${demoPerson.sub}`);
      if (!member) throw refusal(language, 'maya_session_invalid');
      return sessionFor(store, member);
    }),
  ];
}
