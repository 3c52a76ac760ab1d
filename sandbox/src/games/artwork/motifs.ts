import type { Palette } from './palette';
import type { Random } from './random';
import type { Composition } from './scene';
import { arcade } from './scenes/arcade';
import { crash } from './scenes/crash';
import { fish } from './scenes/fish';
import { live } from './scenes/live';
import { lottery } from './scenes/lottery';
import { quickDraw } from './scenes/quick-draw';
import { slot } from './scenes/slots';
import { sports } from './scenes/sports';
import { table } from './scenes/table';
import { versus } from './scenes/versus';
import { type SymbolName, symbols } from './symbols';

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
