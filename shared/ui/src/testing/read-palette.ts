import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Template } from '../themes';
import type { Colour } from '../themes/contrast';

export type Scheme = 'dark' | 'light';

const tokens = readFileSync(path.join(__dirname, '../tokens/tokens.css'), 'utf8');
const themes = readFileSync(path.join(__dirname, '../themes/themes.css'), 'utf8');

/** The declarations of the rule with exactly this selector. */
function declarationsOf(css: string, selector: string): [name: string, value: string][] {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`There is no rule for ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return [...body.matchAll(/(--[\w-]+):\s*([^;]*);/g)].map(([, name = '', value = '']) => [name, value]);
}

/** Reads one colour token of a template and scheme out of the style sheets themselves: hex, or a share of another token. */
export function paletteOf(template: Template, scheme: Scheme): (token: string) => Colour {
  const values = new Map([
    ...declarationsOf(tokens, ':root'),
    ...declarationsOf(themes, `:root[data-template="${template}"]`),
  ]);

  return function colour(token): Colour {
    const value = values.get(token);
    if (value === undefined) throw new Error(`There is no token ${token}`);
    const written = new RegExp(`var\\(--${scheme}, ([^)]*)\\)`).exec(value)?.[1] ?? value;
    const share = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, transparent\)$/.exec(written);
    if (share) {
      const [red, green, blue] = colour(share[1] ?? '');
      return [red, green, blue, Number(share[2]) / 100];
    }
    const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(written)?.[1];
    if (hex === undefined) throw new Error(`${token} is not a colour that this test can read: ${written}`);
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue, 1];
  };
}
