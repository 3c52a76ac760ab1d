import type { Random } from '../../common';
import { type Composition, glints } from '../composition';
import type { Palette } from '../palette';
import { circle, ellipse, path, rect, transformed } from '../svg';

/** Floodlights, the stand, and a pitch in perspective. */
const stadium = ({ mid, deep, main }: Palette) =>
  path('M0 150Q150 110 300 150V262H0Z', `fill="${deep}" opacity=".7"`) +
  path(
    'M6 168H294M2 186H298M4 204H296',
    'stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 11" opacity=".35"',
  ) +
  path('M0 250H300V400H0Z', `fill="${mid}"`) +
  path(
    'M60 250 0 330V400H40L100 250ZM140 250 110 400H190L160 250ZM200 250 260 400H300V330L240 250Z',
    `fill="${main}" opacity=".28"`,
  ) +
  path('M50 40-20 300H150ZM250 40 320 300H150Z', 'fill="#fff" opacity=".13"') +
  rect(16, 22, 72, 34, 6, `fill="${deep}"`) +
  rect(212, 22, 72, 34, 6, `fill="${deep}"`) +
  path(
    'M28 33H78M28 46H78M224 33H274M224 46H274',
    'stroke="#fffbe0" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 16.5"',
  ) +
  ellipse(150, 298, 86, 15, 'opacity=".45"');

const shine = path(
  'M-66-28Q-56-62-20-74',
  'fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"',
);

/** Sports equipment, in a box from -90 to 90. */
const gear = {
  football: () =>
    circle(0, 0, 90, 'fill="#f4f6fb"') +
    path(
      'M0-34 32-11 20 27H-20L-32-11ZM0-90Q-26-88-36-82L0-66 36-82Q26-88 0-90ZM-86-26-58-30-52-60-62-66Q-80-50-86-26ZM86-26 58-30 52-60 62-66Q80-50 86-26ZM-52 73-44 44-70 30-84 33Q-74 60-52 73ZM52 73 44 44 70 30 84 33Q74 60 52 73Z',
      'fill="#23263a"',
    ) +
    path(
      'M0-34V-66M32-11 58-30M20 27 44 44M-20 27-44 44M-32-11-58-30M-44 44Q0 76 44 44M70 30Q74-4 58-30M-70 30Q-74-4-58-30',
      'fill="none" stroke="#23263a" stroke-width="4"',
    ) +
    circle(0, 0, 90, 'fill="url(#d)"'),
  basketball: () =>
    circle(0, 0, 90, 'fill="#f0812b"') +
    path(
      'M0-90V90M-90 0H90M-64-63Q-10 0-64 63M64-63Q10 0 64 63',
      'fill="none" stroke="#33170a" stroke-width="6"',
    ) +
    circle(0, 0, 90, 'fill="url(#d)"') +
    shine,
  tennis: () =>
    circle(0, 0, 90, 'fill="#d6ee3a"') +
    path(
      'M-70-56Q10-40 4 4T70 56M-84 30Q-40 0-54-72',
      'fill="none" stroke="#fff" stroke-width="8" opacity=".95"',
    ) +
    circle(0, 0, 90, 'fill="url(#d)"') +
    shine,
  cricket: () =>
    path('M60-110 92-96 24 66-2 54Z', 'fill="#e8c38a" stroke="#8a5c26" stroke-width="3"') +
    path('M72-140 92-132 84-104 64-112Z', 'fill="#33324a"') +
    circle(-20, 20, 66, 'fill="#c3202c"') +
    path(
      'M-64-24Q-8 0 22 70M-54-34Q4-10 34 58',
      'fill="none" stroke="#ffe9d6" stroke-width="4" stroke-dasharray="7 5"',
    ) +
    circle(-20, 20, 66, 'fill="url(#d)"'),
  puck: ({ dark }: Palette) =>
    path(
      'M-96-86-10 48Q4 68 40 62L84 54V76L30 88Q-14 90-34 60L-114-72Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    ellipse(-40, 74, 46, 17, 'fill="#11131f"') +
    ellipse(-40, 62, 46, 17, 'fill="#33374d" stroke="#fff" stroke-opacity=".4" stroke-width="2"'),
  pad: ({ dark, light }: Palette) =>
    path(
      'M-60-46H60Q92-42 98 30 98 72 70 66 52 60 40 32H-40Q-52 60-70 66-98 72-98 30-92-42-60-46Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M-56-24V16M-76-4H-36', 'stroke="#fff" stroke-width="14" stroke-linecap="round"') +
    circle(56, -22, 9, 'fill="#ffd84f"') +
    circle(56, 14, 9, 'fill="#4fd6ff"') +
    circle(38, -4, 9, 'fill="#ff4f6d"') +
    circle(74, -4, 9, 'fill="#7dff8a"') +
    path('M-64-36H40', `stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".8"`),
  helmet: ({ dark, light }: Palette) =>
    path(
      'M-90 40Q-96-84 6-88 96-80 94 20L40 34 30 74H-62Q-88 70-90 40Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path(
      'M-4-26H92Q98 10 92 24L30 30Q-6 20-4-26Z',
      'fill="#14182b" stroke="url(#b)" stroke-width="6" stroke-linejoin="round"',
    ) +
    path('M16-14H70', 'stroke="#9fd8ff" stroke-width="7" stroke-linecap="round" opacity=".8"') +
    path('M-74 6Q-74-62-12-72', `fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"`) +
    path('M-88 40H-20V54H-82Z', 'fill="url(#b)"'),
};

const plays =
  (name: keyof typeof gear) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['night', 'bokeh'],
    defs: '<radialGradient id="d" cx=".36" cy=".3" r=".75"><stop offset=".1" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient>',
    art: stadium(palette) + transformed(gear[name](palette), 150, 196, 1.05, -6) + glints(random, 4),
  });

/** Sports: the equipment in floodlight. */
export const sports = {
  football: plays('football'),
  basketball: plays('basketball'),
  tennis: plays('tennis'),
  cricket: plays('cricket'),
  puck: plays('puck'),
  pad: plays('pad'),
  helmet: plays('helmet'),
};
