import { randomUUID } from 'node:crypto';
import {
  errorCode,
  loginFirebase,
  loginLine,
  loginMaya,
  loginTelegram,
  refreshMayaTokens,
  registerSocial,
  type SocialProof,
  verifyLineCode,
} from '@tessera/contract';
import { refusal, signToken, singleUseVerifier, type TextKey, verifyToken } from '../../common';
import { type Answer, answer, type Call } from '../../gateway';
import { newMember, type Store } from '../../members';
import { assetPath } from '../../merchants';
import { demoPerson } from '../../third-parties/social';
import type { Access } from './access';
import { memberByIdentity, proofIn } from './identity';
import { openSession, requireVerification } from './login';

/** Login and registration by social providers. */
export const socialAnswers = (store: Store, access: Access): readonly Answer[] => [
  ...socialLoginAnswers(store, access),
  registerSocialAnswer(store, access),
  ...providerTokenAnswers(),
];

/** Login by the proof of a provider (R7.4 to R7.6, R7.50). An unknown identity must first be bound to a member. */
function socialLoginAnswers(store: Store, access: Access): readonly Answer[] {
  const signIn = async (
    call: Call<{ readonly loginDeviceId: string }>,
    proof: SocialProof,
    unknown: TextKey,
  ) => {
    const { merchant, language } = call;
    const member = memberByIdentity(store, merchant, access.readIdentity(proof, language));
    if (!member) throw refusal(language, unknown);
    await requireVerification(store, access, member, call);
    return openSession(store, member, call);
  };
  const verifyMayaSession = singleUseVerifier('maya-session');
  return [
    answer(loginLine, (call) => signIn(call, call.request, errorCode.notExistingUser)),
    answer(loginTelegram, (call) => signIn(call, call.request, errorCode.bindCustomerRequired)),
    answer(loginFirebase, (call) => {
      const proof = proofIn(call.request);
      if (!proof) throw refusal(call.language, 'identity_token_invalid');
      return signIn(call, proof, errorCode.bindCustomerRequired);
    }),
    answer(loginMaya, (call) => {
      const { request, merchant, language } = call;
      const session = verifyMayaSession(request.sessionId);
      const member = session && memberByIdentity(store, merchant, `maya:${demoPerson.sub}`);
      if (!member) throw refusal(language, 'maya_session_invalid');
      return openSession(store, member, call);
    }),
  ];
}

/** Registration by the proof of a provider. The gateway chooses the user name; the password is random. */
const registerSocialAnswer = (store: Store, { readIdentity }: Access): Answer =>
  answer(registerSocial, async (call) => {
    const { request, merchant, language } = call;
    const proof = proofIn(request);
    if (!proof) throw refusal(language, 'identity_token_invalid');
    const identity = readIdentity(proof, language);
    if (memberByIdentity(store, merchant, identity)) throw refusal(language, 'username_exists');
    const userName = (identity.slice(0, 3) + identity.replace(/^.+:\+?/, '')).slice(0, 16);
    const member = await newMember(merchant, language, userName, randomUUID());
    if (!(await store.add(member))) throw refusal(language, 'username_exists');
    await store.bindIdentity(identity, member);
    return { id: member.id, userName, token: await store.openSession(member, call) };
  });

/** Exchanges LINE's codes and access tokens for a session token (R7.47), and refreshes Maya's tokens (R7.48). */
function providerTokenAnswers(): readonly Answer[] {
  const verifyCode = singleUseVerifier('line-code');
  return [
    answer(verifyLineCode, ({ request, merchant, language }) => {
      const person =
        'code' in request ? verifyCode(request.code) : verifyToken('line-access', request.accessToken);
      // OAuth: the address must be the one of the authorisation request.
      if (!person || ('code' in request && person.redirectUri !== request.redirectUri))
        throw refusal(language, 'line_code_invalid');
      const { sub, name } = person;
      const picture = assetPath(merchant, 'icon');
      return { lineSessionToken: signToken('line-session', { sub }), name: String(name), picture };
    }),
    answer(refreshMayaTokens, ({ request: { env } }) => ({ env })),
  ];
}
