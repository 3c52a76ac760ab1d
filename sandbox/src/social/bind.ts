import { type SocialProof, socialProof } from '@tessera/contract';
import * as v from 'valibot';
import type { Member } from '../members/member';
import type { Store } from '../members/store';
import { identityOf } from './identity';

/** The proof that came along with another request, if one did. */
export function proofIn(request: unknown): SocialProof | undefined {
  const proof = v.safeParse(socialProof, request);
  return proof.success ? proof.output : undefined;
}

/**
 * Lets an identity belong to a member from now on: the one whose tokens came with a login or a registration (R5.6).
 * @throws GatewayError when the proof does not hold
 */
export async function bindProof(
  store: Store,
  request: unknown,
  member: Member,
  language: string,
): Promise<void> {
  const proof = proofIn(request);
  if (proof) await store.bindIdentity(identityOf(proof, language), member);
}
