import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { DAY } from './units';

const LENGTH = 16;

/**
 * The part of an address that identifies a subscriber: an IPv4 address, or the first 48 bits of an IPv6 address,
 * because one subscriber can have that many.
 */
function subscriberOf(address: string): string {
  if (!isIPv6(address)) return address;
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (inside) return inside;
  const groupsOf = (text = '') => (text === '' ? [] : text.split(':'));
  const [before, after] = address.split('::').map(groupsOf);
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])];
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/**
 * Makes a function that names the source of a request by a hash of its address. Its key is only in memory and changes
 * at midnight UTC, so a source identifies no visitor and cannot be followed to the next day.
 * @param now returns the time in ms since 1970
 */
export function dailySources(now: () => number = Date.now): (address: string) => string {
  let key = randomBytes(32);
  let day = Math.floor(now() / DAY);
  return (address) => {
    const today = Math.floor(now() / DAY);
    if (today !== day) key = randomBytes(32);
    day = today;
    return createHmac('sha256', key).update(subscriberOf(address)).digest('base64url').slice(0, LENGTH);
  };
}
