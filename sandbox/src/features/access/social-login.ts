import * as v from 'valibot';
import { errorCode, loginFirebase, loginLine, loginMaya, loginTelegram, socialProof, registerSocial, refreshMayaTokens, verifyLineCode, type SocialProof } from '@tessera/contract';
import { answer, type Answer, type Call } from '../../gateway';
import { sessionFor } from './login';
import { memberOf, refusal, proofIn, type IdentityOf } from './identity';
import { demoPerson } from '../../third-parties/social';
import { onceOnly, open, seal, type TextKey } from '../../common';
import { newMember, type Store } from '../../members';

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

/** Registration of whoever a provider vouches for; the gateway chooses the user name and nobody knows the password. */
export const registerSocialAnswer = (store: Store, identityOf: IdentityOf): Answer =>
  answer(registerSocial, async ({ request, merchant, language }) => {
    const proof = proofIn(request);
    if (!proof) throw refusal(language, 'identity_token_invalid');
    const identity = identityOf(proof, language);
    if (memberOf(store, merchant, identity)) throw refusal(language, 'username_exists');
    const userName = (identity.slice(0, 3) + identity.replace(/^.+:\+?/, '')).slice(0, 16);
    const member = await newMember(merchant, language, userName, crypto.randomUUID());
    if (!(await store.add(member))) throw refusal(language, 'username_exists');
    await store.bindIdentity(identity, member);
    return { id: member.id, userName, token: await store.openSession(member) };
  });

/** LINE's codes and access tokens for a session token of ours (R7.47), and Maya's tokens kept alive (R7.48). */
export function socialRelayAnswers(): readonly Answer[] {
  const lineCode = onceOnly('line-code');
  return [
    answer(verifyLineCode, ({ request, language }) => {
      const person = 'code' in request ? lineCode(request.code) : open('line-access', request.accessToken);
      // The address must be the very one that LINE was asked with.
      if (!person || ('code' in request && person.redirectUri !== request.redirectUri)) {
        throw refusal(language, 'line_code_invalid');
      }
      const { sub, name } = person;
      return { lineSessionToken: seal('line-session', { sub }), name: String(name) };
    }),
    answer(refreshMayaTokens, ({ request: { env } }) => ({ env })),
  ];
}

/** Every call of social sign-in. */
export const socialAnswers = (store: Store, identityOf: IdentityOf): readonly Answer[] => [
  ...socialLoginAnswers(store, identityOf),
  registerSocialAnswer(store, identityOf),
  ...socialRelayAnswers(),
];
