import { createHash } from 'node:crypto';
import type { CustomerServiceEntry } from '@tessera/contract';
import { encryptDes, translate } from '../../common';
import type { Merchant } from '../../merchants';

/**
 * Encrypts a link as the platform does: DES-ECB as base64, followed by the 8 characters of the key (R3.31).
 * The key is derived from the address, so that the answer is always the same.
 */
function encryptLink(address: string): string {
  const key = createHash('sha256').update(address).digest('base64url').slice(0, 8);
  return encryptDes(Buffer.from(key, 'ascii'), address) + key;
}

/** Customer service number `at` of a merchant; a path is resolved against `gamesUrl`, the second origin. */
export function serviceEntry(
  { type, title, address, field, labelIds = [] }: Merchant['service'][number],
  at: number,
  language: string,
  gamesUrl: string,
): CustomerServiceEntry {
  return {
    csType: type,
    csPosition: at,
    title: translate(language, title),
    [field]: encryptLink(new URL(address, gamesUrl).href),
    labelIds: [...labelIds],
  };
}
