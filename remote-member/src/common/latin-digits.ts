/** The digit zero of each script that members type numbers in. The digits 1 to 9 follow it. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0, 0xff10];

const latinDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
};

/** Replaces the digits of other scripts by 0 to 9. */
export const latinDigits = (text: string): string => [...text].map(latinDigit).join('');
