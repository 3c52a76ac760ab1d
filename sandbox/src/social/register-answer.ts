import { registerSocial } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import { newMember } from '../members/new-member';
import type { Store } from '../members/store';
import { proofIn } from './bind';
import { type IdentityOf, memberOf, refusal } from './identity';

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
