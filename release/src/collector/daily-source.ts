import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const DAY = 86_400_000;
/** Characters of a source, as in the gateway's log. */
const LENGTH = 16;
/** Groups of 16 bits of an IPv6 address that one subscriber has. */
const GROUPS = 3;

/**
 * @returns the part of an address that identifies a subscriber: an IPv4 address, or the first 48 bits of an IPv6
 * address, because one subscriber can have that many
 */
function subscriberOf(address: string): string {
  if (!isIPv6(address)) return address;
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (inside) return inside;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Makes a function that names the source of a request by a hash of its address. Its key changes at midnight UTC. All
 * collectors with the same secret give a source the same name.
 * @param now returns the time in ms since 1970
 */
export function dailySource(secret: string, now: () => number): (address: string) => string {
  let day = -1;
  let key = Buffer.alloc(0);
  return (address) => {
    const today = Math.floor(now() / DAY);
    if (today !== day) key = createHmac('sha256', secret).update(`sources of day ${today}`).digest();
    day = today;
    return createHmac('sha256', key).update(subscriberOf(address)).digest('base64url').slice(0, LENGTH);
  };
}
