import { safeTarget } from '@tessera/contract';

/** Whether LIFF leads here: with the page of a link, with its tokens, or from its own sign-in. */
export const isLiffEntry = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  /(^\?|&)liff(\.state|ClientId|OAuth2Error)=/.test(search) || /(^#|&)(context|feature)_token=/.test(hash);

/** What LIFF puts into the query for itself. Names such as `liff.ref.source` are left for the merchant's statistics. */
const ownName = /^liff(\.state|\.hback|[A-Z])/;
const signInNames = ['code', 'state', 'error', 'error_description'];
const tokenNames = [
  'access_token',
  'context_token',
  'feature_token',
  'id_token',
  'client_id',
  'mst_verifier',
  'mst_challenge',
  'msit',
];

/** Removes what LIFF has put into an address. */
function clean(address: URL): void {
  const names = [...address.searchParams.keys()];
  const isSignIn = names.some((name) => name === 'liffClientId' || name === 'liffOAuth2Error');
  for (const name of names)
    if (ownName.test(name) || (isSignIn && signInNames.includes(name))) address.searchParams.delete(name);
  const kept = address.hash
    .slice(1)
    .split('&')
    .filter((part) => !tokenNames.includes(part.split('=', 1)[0] ?? ''))
    .join('&');
  address.hash = kept && `#${kept}`;
}

/**
 * The page to which LIFF leads on, as its own script finds it: `liff.state` is the rest of a link of the LIFF app, and
 * is joined to the address of the app. A whole path of the site is taken as it is, wherever the app begins.
 * @returns an address of the same origin, without anything of LIFF
 */
export function liffTarget(entry: string): URL {
  const target = new URL(entry);
  const state = target.searchParams.get('liff.state');
  if (state !== null) {
    const rest = new URL(`${target.origin}/${state.replace(/^\//, '')}`);
    const isWhole = safeTarget(rest.pathname) !== undefined;
    const joined = `${isWhole ? '' : target.pathname.replace(/\/$/, '')}${rest.pathname}`;
    target.pathname = joined.replace(/(.)\/$/, '$1');
    for (const [name, value] of rest.searchParams) target.searchParams.append(name, value);
    target.hash = rest.hash;
  }
  clean(target);
  return target;
}
