import type { SocialProof } from '@tessera/contract';

let kept: SocialProof | undefined;

/** The proof that led back to this page, of the owner of an account with a forgotten password. In memory only. */
export const provenOwner = {
  set(proof: SocialProof): void {
    kept = proof;
  },
  /** Reads the proof and removes it. */
  consume(): SocialProof | undefined {
    const proof = kept;
    kept = undefined;
    return proof;
  },
};
