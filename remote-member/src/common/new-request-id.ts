import { randomId } from '@tessera/shell/environment';

/** Positions in a UUID such as `xxxxxxxx-xxxx-4xxx-9xxx-xxxxxxxxxxxx`. */
const VERSION = 14;
const VARIANT = 19;

/** A new id for a request that the gateway must book only once: a UUID of version 4 (RFC 9562). */
export function newRequestId(): string {
  const id = randomId();
  const variant = '89ab'.charAt(Number.parseInt(id.charAt(VARIANT), 16) % 4);
  return `${id.slice(0, VERSION)}4${id.slice(VERSION + 1, VARIANT)}${variant}${id.slice(VARIANT + 1)}`;
}
