/** Whether the sessions have their whole length: `pnpm e2e:long`. */
export const isWhole = process.env.E2E_LONG === '1';

/** The type of the annotation with a result, which `pnpm e2e:long` reads from the report. */
export const RESULT = 'long session';
