/**
 * The names of the product's Trusted Types policies. A page without third parties allows these and no others. `dompurify`
 * is the policy of that library.
 */
export const trustedPolicies = [
  'default',
  'tessera-code',
  'tessera-worker',
  'tessera-vendor',
  'tessera-inert',
  'dompurify',
] as const;
type OwnPolicy = Exclude<(typeof trustedPolicies)[number], 'dompurify'>;

/** What a policy makes of a text before the browser runs or parses it. Throws for a text that it refuses. */
interface Rules {
  createHTML?(html: string): string;
  createScriptURL?(address: string): string;
}

interface Factory {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

/**
 * Makes a policy of Trusted Types. Where a page requires them, the browser takes HTML and addresses of scripts only from
 * a policy. Its values count as strings, because TypeScript's types of the DOM do not know the others.
 * @returns the rules themselves in a browser without Trusted Types
 */
export const trustedPolicy = <R extends Rules>(name: OwnPolicy, rules: R): R =>
  (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? rules;
