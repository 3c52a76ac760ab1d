/** From 0 (empty) to 3 (strong). */
type Strength = 0 | 1 | 2 | 3;

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

/**
 * Estimates how hard a password is to guess. A password that is too short, contains the user name, or has fewer than
 * five different characters is always weak.
 */
export function passwordStrength(password: string, username: string): Strength {
  if (password === '') return 0;
  const containsName = username.length > 3 && password.toLowerCase().includes(username.toLowerCase());
  if (password.length < 8 || new Set(password).size < 5 || containsName) return 1;
  const points = kinds.filter((kind) => kind.test(password)).length + (password.length >= 12 ? 1 : 0);
  if (points >= 4) return 3;
  return points === 3 ? 2 : 1;
}
