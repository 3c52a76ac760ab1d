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
import { type Random, randomFrom } from '../common';
import { appBanners, bannerSize } from './app-banners';
import type { AssetName, BannerName } from './assets';
import type { Merchant } from './merchant';

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

const badge = (_merchant: Merchant, palette: Palette) =>
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

type DrawPicture = (merchant: Merchant, palette: Palette, random: Random) => string;

/** The most prominent symbol comes first. */
type SymbolsOf = (merchant: Merchant) => readonly SymbolName[];

const announcement =
  (motifOf: (merchant: Merchant) => Draw): DrawPicture =>
  (merchant, palette, random) =>
    drawComposition(palette, random, motifOf(merchant)(palette, random));

const landscape =
  (width: number, height: number, symbolsOf: SymbolsOf): DrawPicture =>
  (merchant, palette, random) =>
    drawWide(palette, random, { width, height, symbols: symbolsOf(merchant) });

const offer = (symbolsOf: SymbolsOf) => landscape(720, 360, symbolsOf);

const banner = (...beside: readonly SymbolName[]) => landscape(720, 300, ({ emblem }) => [...beside, emblem]);

const popup =
  (name: keyof typeof appBanners): DrawPicture =>
  (merchant, palette) =>
    svg(bannerSize.width, bannerSize.height, gradients(palette) + appBanners[name](merchant, palette));

const pictures: Readonly<Record<AssetName | BannerName, DrawPicture>> = {
  logo,
  icon,
  splash,
  popup1: popup('popup1'),
  popup2: popup('popup2'),
  'announce-welcome': announcement(({ emblem }) => motifs.RNG[emblem]),
  'announce-weekend': announcement(() => motifs.CRASH.rocket),
  'announce-vip': announcement(() => motifs.RNG.crown),
  'announce-app': announcement(() => motifs.CRASH.saucer),
  'announce-float': badge,
  'offer-welcome': offer(({ emblem }) => [emblem, 'gem', 'coin', 'chest']),
  'offer-reload': offer(({ emblem }) => ['chest', 'coin', 'gem', emblem]),
  'offer-weekend': offer(({ emblem }) => ['planet', 'coin', 'sun', emblem]),
  banner1: banner('chest', 'coin', 'gem'),
  banner2: banner('mask', 'chalice', 'crown'),
  banner3: banner('tiger', 'seven', 'cherry'),
  banner4: banner('lantern', 'sun', 'clover'),
};

/** Draws a picture of a merchant as SVG. */
export const drawBrand = (merchant: Merchant, name: AssetName | BannerName): string =>
  pictures[name](merchant, brandPalette(merchant), randomFrom(`${merchant.code} ${name}`));
