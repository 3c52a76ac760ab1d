import type { Random } from '../../common';
import type { Composition } from '../composition';
import type { Palette } from '../palette';
import { type SymbolName, symbols } from '../symbols';
import { arcade } from './arcade';
import { crash } from './crash';
import { fish } from './fish';
import { live } from './live';
import { lottery } from './lottery';
import { quickDraw } from './quick-draw';
import { slot } from './slots';
import { sports } from './sports';
import { table } from './table';
import { versus } from './versus';

/** Draws the main subject of a picture. */
export type Draw = (palette: Palette, random: Random) => Composition;

const slots = Object.fromEntries(
  Object.keys(symbols).map((name) => [name, slot(name as SymbolName)]),
) as Record<SymbolName, Draw>;

/** The motifs of each category: functions that draw the main subject of a picture. */
export const motifs = {
  RNG: slots,
  LIVE: live,
  SPORTS: sports,
  TABLE: table,
  FISH: fish,
  PVP: versus,
  CRASH: crash,
  ARCADE: arcade,
  LOTT: lottery,
  ELOTT: quickDraw,
  SEA_LOTT: lottery,
  VIETNAM_LOTTO: lottery,
} as const;

/** Game categories of the platform, by their codes; the title of a lane is one of these (R1.1b, R3.33). */
export type Category = keyof typeof motifs;

export type MotifOf<C extends Category> = keyof (typeof motifs)[C];
