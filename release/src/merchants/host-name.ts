/** The limit of DNS, in characters. */
const LONGEST = 253;
const name = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*)$/;

/** @returns a host without port and trailing dot, in lower case; undefined if it is not a valid host name */
export function hostName(host: string): string | undefined {
  const bare = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return bare.length <= LONGEST && name.test(bare) ? bare : undefined;
}
