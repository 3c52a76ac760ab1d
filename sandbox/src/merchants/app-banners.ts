import { circle, type Palette, path, rect, ring, symbols, transformed } from '../artwork';
import type { Merchant } from './merchant';

/** Size of a banner, in px. */
export const bannerSize = { width: 640, height: 320 } as const;

const ground =
  rect(0, 0, 640, 320, 0, 'fill="url(#g)"') +
  ring(470, 160, 240, 480, 11, '#fff', ' opacity=".07"') +
  circle(60, 330, 170, 'fill="#fff" opacity=".06"') +
  circle(610, -10, 110, 'fill="#fff" opacity=".06"');

const emblem = (merchant: Merchant, palette: Palette, x: number, y: number, scale: number) =>
  transformed(symbols[merchant.emblem](palette), x, y, scale);

/** A phone around the origin, 150 by 270, with the content of its screen. */
const phone = (screen: string, turn: number) =>
  transformed(
    rect(-79, -139, 158, 278, 30, 'fill="#05060c" opacity=".55"') +
      rect(-75, -135, 150, 270, 26, 'fill="#0b0d18"') +
      rect(-68, -128, 136, 256, 20, 'fill="url(#b)" opacity=".92"') +
      screen +
      rect(-22, -122, 44, 9, 5, 'fill="#0b0d18"'),
    470,
    178,
    1,
    turn,
  );

const game = (x: number, y: number) => rect(x, y, 54, 54, 12, 'fill="#fff" opacity=".28"');

/** The app on a phone: a game on top, more games below. */
const openApp = (merchant: Merchant, palette: Palette) =>
  ground +
  phone(
    rect(-58, -96, 116, 84, 16, 'fill="#fff" opacity=".24"') +
      emblem(merchant, palette, 0, -54, 0.62) +
      [game(-58, 0), game(4, 0), game(-58, 62), game(4, 62)].join(''),
    8,
  ) +
  emblem(merchant, palette, 190, 160, 1.5) +
  circle(330, 66, 9, 'fill="url(#a)"') +
  circle(56, 76, 14, 'fill="url(#a)" opacity=".8"') +
  circle(318, 262, 16, 'fill="url(#a)" opacity=".7"');

const small = (x: number, y: number) => rect(x - 17, y - 17, 34, 34, 10, 'fill="#fff" opacity=".3"');
const gift =
  rect(-62, -22, 124, 96, 12, 'fill="url(#a)"') +
  rect(-72, -50, 144, 36, 10, 'fill="url(#a)"') +
  rect(-14, -50, 28, 124, 0, 'fill="#fff" opacity=".75"') +
  path('M0-52C-52-120-92-62 0-52C92-62 52-120 0-52Z', 'fill="none" stroke="#fff" stroke-width="11"');

/** The app among others on a home screen, and a gift. */
const installedApp = (merchant: Merchant, palette: Palette) =>
  ground +
  phone(
    [small(-42, -84), small(0, -84), small(42, -84), small(-42, 92), small(0, 92), small(42, 92)].join('') +
      rect(-44, -46, 88, 88, 22, 'fill="url(#g)" stroke="#fff" stroke-width="4"') +
      emblem(merchant, palette, 0, -2, 0.6),
    -7,
  ) +
  transformed(gift, 190, 172, 1.25, -6) +
  circle(334, 74, 12, 'fill="#fff" opacity=".5"') +
  circle(62, 92, 9, 'fill="#fff" opacity=".5"');

/** The pictures of the download popup, without the SVG element around them. */
export const appBanners = { popup1: openApp, popup2: installedApp } as const;
