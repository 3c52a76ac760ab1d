/** How hard a password is to guess, from 0 (nothing yet) to 3 (strong). */
export type Strength = 0 | 1 | 2 | 3;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

/**
 * Estimates a password's strength. A password that a rule refuses, that says the user name, or that is made of few
 * different characters is weak whatever else it holds.
 */
export function passwordStrength(password: string, username: string): Strength {
  if (password === '') return 0;
  const saysName = username.length > 3 && password.toLowerCase().includes(username.toLowerCase());
  if (password.length < 8 || new Set(password).size < 5 || saysName) return 1;
  const points = kinds.filter((kind) => kind.test(password)).length + (password.length >= 12 ? 1 : 0);
  if (points >= 4) return 3;
  return points === 3 ? 2 : 1;
}
