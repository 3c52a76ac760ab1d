import { toBase64url } from './base64url';
import { PREVIEW_ALGORITHM, PREVIEW_HEADER, type PreviewClaims } from './preview-claims';

const part = (value: object): string => toBase64url(new TextEncoder().encode(JSON.stringify(value)));

/** A private key of Web Crypto. Node's types have no global `CryptoKey`. */
export type SigningKey = Parameters<typeof crypto.subtle.sign>[1];

/** The token of a preview link: a JSON Web Token in its compact form, signed with ES256. */
export async function signPreview(claims: PreviewClaims, privateKey: SigningKey): Promise<string> {
  const signed = `${part(PREVIEW_HEADER)}.${part(claims)}`;
  const signature = await crypto.subtle.sign(PREVIEW_ALGORITHM, privateKey, new TextEncoder().encode(signed));
  return `${signed}.${toBase64url(new Uint8Array(signature))}`;
}
