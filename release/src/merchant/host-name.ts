const name = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*)$/;

/** The name in a host header or a merchant's list, without port: lower case; undefined when it is none. */
export function hostName(host: string): string | undefined {
  const bare = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return name.test(bare) ? bare : undefined;
}
