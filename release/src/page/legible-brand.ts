import type { ReleaseMerchant } from '@tessera/remote/release';
import { type Colour, contrast, over } from '@tessera/ui/themes';

type Brand = Readonly<Record<string, string>>;
type Scheme = 'dark' | 'light';

/** The least contrast of text for level AA of WCAG 2.2. */
const AA = 4.5;
/** The share of a colour in its soft background, as in the tokens. */
const SOFT = 0.13;

const grounds = ['--color-bg', '--color-surface', '--color-surface-raised', '--color-surface-sunken'];
/** What stands as text on every ground. */
const texts = ['text', 'text-muted', 'text-faint', 'accent', 'success', 'warning', 'danger'].map(
  (name) => `--color-${name}`,
);
const ends = ['--color-accent', '--color-accent-strong'];

const black: Colour = [0, 0, 0, 1];
const white: Colour = [255, 255, 255, 1];

/** @returns the declarations of the tokens and of a template in a style sheet, the later ones last */
function declarationsOf(css: string, template: string): readonly (readonly [string, string])[] {
  const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const ownRule = new RegExp(`^:root\\[data-template=["']?${template}["']?\\]$`);
  return rules
    .filter(([, selector = '']) => selector.trim() === ':root' || ownRule.test(selector.trim()))
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value] as const),
    );
}

/** @returns the colour of a value such as `#fff` or `var(--dark, #000) var(--light, #fff)`; undefined for others */
function colourOf(value: string | undefined, scheme: Scheme): Colour | undefined {
  const own = new RegExp(`var\\(--${scheme},\\s*([^)]*)\\)`).exec(value ?? '')?.[1] ?? value;
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(own?.trim() ?? '')?.[1];
  if (hex === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] =
    (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return [red, green, blue, 1];
}

const hexOf = ([red, green, blue]: Colour): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const least = (text: Colour, on: readonly Colour[]): number =>
  Math.min(...on.map((ground) => contrast(text, ground)));

/** @returns the lightness of HSL, from 0 to 1 */
const lightnessOf = ([red, green, blue]: Colour): number =>
  (Math.max(red, green, blue) + Math.min(red, green, blue)) / 2 / 255;

/** Makes a colour lighter or darker; hue and saturation (HSL) stay. @param lightness from 0 to 1 */
function withLightness(colour: Colour, lightness: number): Colour {
  const before = lightnessOf(colour);
  const room = (value: number) => 1 - Math.abs(2 * value - 1);
  const growth = room(before) === 0 ? 0 : room(lightness) / room(before);
  const part = (value: number) => 255 * (lightness + (value / 255 - before) * growth);
  return [part(colour[0]), part(colour[1]), part(colour[2]), 1];
}

/** Changes the lightness of a text colour as little as makes it legible on all grounds and on its own tint of them. */
function legible(colour: Colour, on: readonly Colour[]): Colour {
  const isLegible = (one: Colour) => {
    const tint: Colour = [one[0], one[1], one[2], SOFT];
    return least(one, [...on, ...on.map((ground) => over(tint, ground))]) >= AA;
  };
  if (isLegible(colour)) return colour;
  const end = least(white, on) > least(black, on) ? 1 : 0;
  const before = lightnessOf(colour);
  for (let share = 0.02; share < 1; share += 0.02) {
    const changed = withLightness(colour, before + (end - before) * share);
    if (isLegible(changed)) return changed;
  }
  return end === 1 ? white : black;
}

/** @returns the colours of a brand in one scheme that had to change, by token */
function corrections(brand: Brand, tokens: ReadonlyMap<string, string>, scheme: Scheme): Map<string, Colour> {
  const changed = new Map<string, Colour>();
  const colour = (token: string) => changed.get(token) ?? colourOf(brand[token] ?? tokens.get(token), scheme);
  const on = grounds.map(colour).filter((one) => one !== undefined);
  const isBrandGround = grounds.some((ground) => ground in brand);
  for (const token of texts) {
    const before = colour(token);
    if (!before || on.length === 0 || !(isBrandGround || token in brand)) continue;
    const after = legible(before, on);
    if (hexOf(after) !== hexOf(before)) changed.set(token, after);
  }
  const label = colour('--color-on-accent');
  const gradient = ends.map(colour).filter((one) => one !== undefined);
  const [accent] = gradient;
  if (!label || !accent || !ends.some((end) => end in brand || changed.has(end))) return changed;
  if (least(label, gradient) >= AA) return changed;
  const [best] = [white, black].sort((one, other) => least(other, gradient) - least(one, gradient));
  // One of both is legible on any single colour, but not on every gradient.
  if (best && least(best, gradient) >= AA) return changed.set('--color-on-accent', best);
  const plain = contrast(white, accent) > contrast(black, accent) ? white : black;
  return changed.set('--color-accent-strong', accent).set('--color-on-accent', plain);
}

/**
 * Corrects the colours of a merchant's brand with which text would not be legible: it changes their lightness as little as
 * level AA of WCAG 2.2 needs. Colours that are not hexadecimal are left as they are.
 * @param css the tokens and templates of the design system
 */
export function legibleBrand({ brand = {}, template, scheme }: ReleaseMerchant, css: string): Brand {
  if (Object.keys(brand).length === 0) return brand;
  const tokens = new Map(declarationsOf(css, template));
  const schemes: readonly Scheme[] = scheme === 'auto' ? ['dark', 'light'] : [scheme];
  const found = schemes.map((one) => ({ one, changed: corrections(brand, tokens, one) }));
  const changedTokens = new Set(found.flatMap(({ changed }) => [...changed.keys()]));
  const cssValue = (token: string): string => {
    const values = found.map(({ one, changed }) => {
      const colour = changed.get(token) ?? colourOf(brand[token] ?? tokens.get(token), one);
      return { one, hex: colour ? hexOf(colour) : '' };
    });
    return values.length === 1
      ? (values[0]?.hex ?? '')
      : values.map(({ one, hex }) => `var(--${one}, ${hex})`).join(' ');
  };
  return { ...brand, ...Object.fromEntries([...changedTokens].map((token) => [token, cssValue(token)])) };
}
