import type { SocialProof } from '@tessera/contract';
import { hasFlag } from '@tessera/shell/site';
import { personOf } from '../../common/known-person';

/** A person whom a provider knows and the gateway does not. */
export interface Binding {
  readonly proof: SocialProof;
  /** How the provider names the person (R3.9). */
  readonly person: ReturnType<typeof personOf>;
  /** The gateway's sentence. */
  readonly message: string;
  /** How a new account can be made: by a call, or by the page of registration; undefined if it cannot (R4.15b, R5.10c). */
  readonly register: 'call' | 'page' | undefined;
  /** Whether the account may be made without asking (R4.13a). */
  readonly automatic: boolean;
}

/** Reads from the merchant's flags what is allowed for an unknown person. */
export function bindingFor(proof: SocialProof, message: string): Binding {
  const isManual = hasFlag('SSOMANUALREG3');
  const mayCreate = hasFlag('FIREBASECREATEACC3');
  const byCall = mayCreate ? 'call' : undefined;
  return {
    proof,
    person: personOf(proof),
    message,
    register: isManual ? 'page' : byCall,
    automatic: mayCreate && !isManual,
  };
}
