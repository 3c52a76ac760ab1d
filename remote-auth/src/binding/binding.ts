import type { SocialProof } from '@tessera/contract';
import { hasFlag } from '@tessera/shell/site';

/** Someone whom a provider knows and the gateway does not. */
export interface Binding {
  readonly proof: SocialProof;
  /** What the gateway said of it. */
  readonly message: string;
  /** How a new account can be made for them; undefined when it cannot (R4.15b, R5.10c). */
  readonly register: 'call' | 'page' | undefined;
  /** Whether that may happen without asking (R4.13a). */
  readonly automatic: boolean;
}

/** What the merchant's flags allow for someone unknown. */
export function bindingFor(proof: SocialProof, message: string): Binding {
  const isManual = hasFlag('SSOMANUALREG3');
  const mayCreate = hasFlag('FIREBASECREATEACC3');
  const byCall = mayCreate ? 'call' : undefined;
  return { proof, message, register: isManual ? 'page' : byCall, automatic: mayCreate && !isManual };
}
