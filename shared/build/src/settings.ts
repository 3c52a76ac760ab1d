/** An environment variable that is invalid. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly code = 'setting-invalid';
}

interface NumberSetting {
  readonly least: number;
  readonly most: number;
  /** The number if the variable is not set, or empty. */
  readonly otherwise: number;
}

/**
 * @returns the whole number in an environment variable
 * @throws SettingError
 */
export function numberSetting(name: string, { least, most, otherwise }: NumberSetting): number {
  const text = process.env[name] ?? '';
  if (text === '') return otherwise;
  const number = Number(text);
  if (/^-?\d+$/.test(text) && number >= least && number <= most) return number;
  throw new SettingError(`${name} is "${text}". Set it to a whole number from ${least} to ${most}.`);
}

/**
 * @returns the port in an environment variable
 * @throws SettingError
 */
export const portSetting = (name: string, otherwise: number): number =>
  numberSetting(name, { least: 1, most: 65_535, otherwise });
