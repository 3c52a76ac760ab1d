import type { LineSession, SocialProof } from '@tessera/contract';

/** A person as LINE names them (R3.9). */
type Person = Pick<LineSession, 'name' | 'picture'>;

/** Of the last proof, and of this page only: a stored name would greet the next visitor of the device. */
let last: LineSession | undefined;

/** Remembers how LINE names the person of a session token. */
export const meetPerson = (session: LineSession): void => {
  last = session;
};

/** @returns how the provider names the person of a proof; undefined if it does not */
export const personOf = (proof: SocialProof): Person | undefined =>
  'lineSessionToken' in proof && proof.lineSessionToken === last?.lineSessionToken ? last : undefined;
