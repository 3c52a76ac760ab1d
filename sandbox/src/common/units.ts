/** A decimal amount in hundredths: every merchant of the sandbox has a currency with two decimals. */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Hundredths as the contract writes an amount. */
export const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);
