import {
  backgroundGradient,
  circle,
  type Draw,
  drawComposition,
  drawWide,
  foregroundGradients,
  motifs,
  type Palette,
  paletteOf,
  path,
  rect,
  type SymbolName,
  symbols,
  transformed,
} from '../artwork';
import { randomFrom } from '../common';
import { appBanners, bannerSize } from './app-banners';
import type { AssetName, BannerName } from './assets';
import type { Merchant } from './merchant';

/** The motif of each announcement's picture. */
const announcementMotifs = {
  'announce-welcome': ({ emblem }) => motifs.RNG[emblem],
  'announce-weekend': () => motifs.CRASH.rocket,
  'announce-vip': () => motifs.RNG.crown,
  'announce-app': () => motifs.CRASH.saucer,
} as const satisfies Record<string, (merchant: Merchant) => Draw>;

/** Draws a picture of a merchant as SVG. */
export function drawBrand(merchant: Merchant, name: AssetName): string {
  const palette = brandPalette(merchant);
  if (name === 'logo') return logo(merchant, palette);
  if (name === 'icon') return icon(merchant, palette);
  if (name === 'splash') return splash(merchant, palette);
  if (name === 'popup1' || name === 'popup2') {
    const banner = appBanners[name](merchant, palette);
    return svg(bannerSize.width, bannerSize.height, gradients(palette) + banner);
  }
  if (name === 'announce-float') return badge(palette);
  const random = randomFrom(`${merchant.code} ${name}`);
  return drawComposition(palette, random, announcementMotifs[name](merchant)(palette, random));
}

/** The symbols on each banner, beside the merchant's emblem. */
const bannerSymbols: Readonly<Record<BannerName, readonly SymbolName[]>> = {
  banner1: ['chest', 'coin', 'gem'],
  banner2: ['mask', 'chalice', 'crown'],
  banner3: ['tiger', 'seven', 'cherry'],
  banner4: ['lantern', 'sun', 'clover'],
};

/** Draws a picture of a merchant's carousel as SVG. */
export const drawBanner = (merchant: Merchant, name: BannerName): string =>
  drawWide(brandPalette(merchant), randomFrom(`${merchant.code} ${name}`), {
    width: 720,
    height: 300,
    symbols: [...bannerSymbols[name], merchant.emblem],
  });

function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

const brandPalette = ({ colours }: Merchant): Palette =>
  paletteOf([hueOf(colours.primary), hueOf(colours.accent), hueOf(colours.primary)]);

const gradients = (palette: Palette) =>
  `<defs>${foregroundGradients(palette)}${backgroundGradient(palette, { middle: 0.5, cx: 0.5, cy: 0.4, r: 0.8 })}</defs>`;

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

const wordmark = ({ name }: Merchant, x: number, y: number, size: number, rest: string) =>
  `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-weight="800" font-size="${size}" letter-spacing="-.5" ${rest}>${name}</text>`;

/** Width of a letter. The text is stretched to it, because the font depends on the system. */
const LETTER = 17;

function logo(merchant: Merchant, palette: Palette): string {
  const ink = { dark: '#fff', light: palette.accentDark, auto: merchant.colours.primary }[merchant.scheme];
  return svg(
    76 + merchant.name.length * LETTER,
    64,
    gradients(palette) +
      transformed(symbols[merchant.emblem](palette), 32, 32, 0.54) +
      wordmark(
        merchant,
        70,
        43,
        31,
        `fill="${ink}" textLength="${merchant.name.length * LETTER}" lengthAdjust="spacingAndGlyphs"`,
      ),
  );
}

const icon = (merchant: Merchant, palette: Palette) =>
  svg(
    192,
    192,
    gradients(palette) +
      rect(0, 0, 192, 192, 42, 'fill="url(#g)"') +
      circle(96, 96, 74, 'fill="#fff" opacity=".12"') +
      transformed(symbols[merchant.emblem](palette), 96, 96, 1.2),
  );

const badge = (palette: Palette) =>
  svg(
    144,
    144,
    gradients(palette) +
      circle(72, 72, 66, 'fill="url(#g)" stroke="url(#b)" stroke-width="6"') +
      transformed(symbols.chest(palette), 72, 70, 0.95),
  );

const splash = (merchant: Merchant, palette: Palette) =>
  svg(
    390,
    844,
    gradients(palette) +
      path('M0 0H390V844H0Z', 'fill="url(#g)"') +
      circle(195, 360, 150, 'fill="#fff" opacity=".08"') +
      transformed(symbols[merchant.emblem](palette), 195, 360, 1.7) +
      wordmark(merchant, 195, 560, 44, 'fill="#fff" text-anchor="middle"'),
  );
