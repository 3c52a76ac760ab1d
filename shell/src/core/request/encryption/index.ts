import { whenIdle } from '../../../platform/when-idle';
import { RequestError } from '../request-error';
import type { Sealed } from './seal';

const load = () => import(/* webpackChunkName: "encryption" */ './seal');

/** Fetches the encryption code ahead of the first encrypted call, once the page is idle; call it when a login form opens. */
export function prefetchEncryption(): void {
  whenIdle(() => {
    load().catch(() => console.warn('[tessera] the code that encrypts could not be fetched ahead'));
  });
}

/**
 * Encrypts a body.
 * @throws RequestError `no-key` when the gateway gave no usable public key, `encryption` when encrypting failed (R8.27)
 */
export async function encryptBody(
  endpoint: string,
  body: unknown,
  publicKey: () => Promise<string>,
): Promise<Sealed> {
  const [{ seal, isPublicKey }, key] = await Promise.all([
    load().catch((cause: unknown) => {
      throw new RequestError('encryption', endpoint, 'Missing Encryption', { cause });
    }),
    publicKey().catch((cause: unknown) => {
      throw new RequestError('no-key', endpoint, 'no public key', { cause });
    }),
  ]);
  if (!isPublicKey(key)) throw new RequestError('no-key', endpoint, 'the public key is none');
  const sealed = seal(JSON.stringify(body), key);
  if (!sealed) throw new RequestError('encryption', endpoint, 'Missing Encryption');
  return sealed;
}

/** The decryption of customer-service links, from the same chunk. */
export const loadDecryption = (): Promise<(cipher: string, key: string) => string | undefined> =>
  load().then(({ decryptDes }) => decryptDes);
