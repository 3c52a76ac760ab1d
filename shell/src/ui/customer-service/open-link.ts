import type { CustomerServiceEntry } from '@tessera/contract';
import { loadDecryption } from '../../core/request';

const KEY_LENGTH = 8;
/** Allowed service links: a web page, a phone number, a mail address, or an app of the entry types. */
const allowed = /^(https?:\/\/|tel:|mailto:|tg:\/\/|whatsapp:\/\/|line:\/\/|fb-messenger:\/\/)/i;

/** Whether a text is a link that a service entry may lead to. */
export function isServiceLink(text: string): boolean {
  if (!allowed.test(text)) return false;
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/**
 * The address of an entry (R3.31): its link decrypted with its own last 8 characters, or the link itself if it is not
 * encrypted.
 * @returns undefined if neither is an allowed address
 */
export async function serviceAddress({ path, link }: CustomerServiceEntry): Promise<string | undefined> {
  const raw = path || link || '';
  if (isServiceLink(raw)) return raw;
  if (raw.length <= KEY_LENGTH) return undefined;
  const decrypt = await loadDecryption();
  const address = decrypt(raw.slice(0, -KEY_LENGTH), raw.slice(-KEY_LENGTH));
  return address !== undefined && isServiceLink(address) ? address : undefined;
}
