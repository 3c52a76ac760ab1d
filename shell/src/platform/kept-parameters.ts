/** Query parameters that survive every navigation (R2.22). */
const kept = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fullscreen',
  'from',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
  'kw',
];

/** A query may contain question marks, and a fragment hashes. */
function partsOf(target: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(target) ?? [];
  return { path, query, hash };
}

/** Adds the kept parameters of the current query to a target. The target's own parameters win. */
export function withKept(target: string, currentSearch: string): string {
  const { path, query, hash } = partsOf(target);
  const params = new URLSearchParams(query);
  const current = new URLSearchParams(currentSearch);
  for (const name of kept) {
    const value = current.get(name);
    if (value !== null && !params.has(name)) params.set(name, value);
  }
  const search = params.toString();
  return `${path}${search && `?${search}`}${hash}`;
}
