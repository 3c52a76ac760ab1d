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
import { symbols, type SymbolName } from '../symbols';
import type { Palette } from '../palette';
import type { Random } from '../../common';
import type { Composition } from '../composition';

export type Draw = (palette: Palette, random: Random) => Composition;

const slots = Object.fromEntries(
  Object.keys(symbols).map((name) => [name, slot(name as SymbolName)]),
) as Record<SymbolName, Draw>;

/** What a picture can show, by category. */
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

export type MotifOf<C extends keyof typeof motifs> = keyof (typeof motifs)[C];
