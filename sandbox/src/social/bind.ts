import { type SocialProof, socialProof } from '@tessera/contract';
import * as v from 'valibot';
import type { IdentityOf } from './identity';

/** The proof that came along with another request, if one did. */
export function proofIn(request: unknown): SocialProof | undefined {
  const proof = v.safeParse(socialProof, request);
  return proof.success ? proof.output : undefined;
}

/**
 * The identity whose tokens came along with a login or a registration: it belongs to that member from now on (R5.6).
 * @throws GatewayError when the proof does not hold
 */
export function identityIn(request: unknown, language: string, identityOf: IdentityOf): string | undefined {
  const proof = proofIn(request);
  return proof && identityOf(proof, language);
}
