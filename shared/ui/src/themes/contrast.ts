/** Red, green and blue from 0 to 255, and how opaque from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Blends a translucent colour with an opaque background. */
export function over(top: Colour, bottom: Colour): Colour {
  const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3]);
  return [mix(top[0], bottom[0]), mix(top[1], bottom[1]), mix(top[2], bottom[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two opaque colours as WCAG 2.2 counts it, from 1 to 21; text needs 4.5 for level AA. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
