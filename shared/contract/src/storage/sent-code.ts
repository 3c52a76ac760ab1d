/** What a code from an address may be made of: digits, letters and a few marks. */
const CODE = /^[\w.@-]{1,64}$/;

/**
 * Reads a code that names who sent the visitor. Other programs may have stored it as a number.
 * @returns undefined for anything that cannot be a code
 */
export function sentCode(raw: unknown): string | undefined {
  const code = typeof raw === 'number' ? String(raw) : raw;
  return typeof code === 'string' && CODE.test(code) ? code : undefined;
}
