import type { Name } from './towns';

/** A kind of sport and its schedule. */
export interface Sport {
  readonly code: string;
  readonly league: Name;
  /** Motif of the game that offers bets on it. */
  readonly motif: string;
  /** Number of pitches; on each, a match starts every `period` minutes. */
  readonly pitches: number;
  readonly period: number;
  /** Length of a match, in minutes. */
  readonly minutes: number;
  /** Average points of both sides in a match. */
  readonly points: number;
  readonly canDraw: boolean;
}

export const sports: readonly Sport[] = [
  {
    code: 'FOOTBALL',
    league: { EN: 'Meridian Premier League', CN: '子午超级联赛', AR: 'دوري ميريديان الممتاز' },
    motif: 'football',
    pitches: 5,
    period: 180,
    minutes: 90,
    points: 2.7,
    canDraw: true,
  },
  {
    code: 'BASKETBALL',
    league: { EN: 'Coastal Basketball League', CN: '海岸篮球联盟', AR: 'دوري الساحل لكرة السلة' },
    motif: 'basketball',
    pitches: 3,
    period: 120,
    minutes: 48,
    points: 164,
    canDraw: false,
  },
  {
    code: 'ICE_HOCKEY',
    league: { EN: 'Polar Hockey Cup', CN: '极地冰球杯', AR: 'كأس القطب لهوكي الجليد' },
    motif: 'puck',
    pitches: 2,
    period: 150,
    minutes: 60,
    points: 5.6,
    canDraw: true,
  },
];
