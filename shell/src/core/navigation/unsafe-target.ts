/** Says in the console that a target was refused, without repeating it whole: it may carry personal data. */
export const warnOfUnsafeTarget = (target: string): void =>
  console.warn(`[tessera] refused to go to "${target.slice(0, 40)}"`);
