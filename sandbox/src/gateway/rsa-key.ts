import { rsaKey } from '@tessera/contract';
import { type Answer, answer } from './answer';

/** The public key for encrypted calls (R7.1e). */
export const rsaKeyAnswer = (publicKey: string): Answer => answer(rsaKey, () => publicKey);
