/** In ms. */
export const MINUTE = 60_000;
/** In ms. */
export const HOUR = 60 * MINUTE;
/** In ms. */
export const DAY = 24 * HOUR;

/** Converts a decimal amount to hundredths: every currency of the sandbox has two decimals. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** Converts hundredths to a decimal amount, as the contract writes it. */
export const fromCents = (cents: number): string => (cents / 100).toFixed(2);
