/** The person closed the provider's window, or opened another one: no failure (R8.23). */
const changesOfMind: readonly unknown[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/redirect-cancelled-by-user',
];

export const isChangeOfMind = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && changesOfMind.includes(error.code);
