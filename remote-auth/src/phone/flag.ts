const REGIONAL_A = 0x1f1e6;

/** The flag of a country of two letters, as the pair of characters that phones draw as its flag. */
export const flagOf = (countryCode: string): string =>
  String.fromCodePoint(...[...countryCode].map((letter) => REGIONAL_A + letter.charCodeAt(0) - 65));
