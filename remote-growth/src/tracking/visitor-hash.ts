import { customerInfo } from '@tessera/shell/session';

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who the member is to networks: a SHA-256 of the id, never the id; undefined for a visitor, and outside of secure pages. */
export async function visitorHash(): Promise<string | undefined> {
  const customer = await customerInfo();
  if (!customer || !globalThis.crypto?.subtle) return undefined;
  const text = customer.id.trim().toLowerCase();
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
