import { between, type Random } from '../../common';
import type { Composition } from '../composition';
import type { Palette } from '../palette';
import { circle, ellipse, path, reuse } from '../svg';

const eye = (x: number, y: number, r: number) =>
  circle(x, y, r, 'fill="#fff"') +
  circle(x - r * 0.25, y, r * 0.6, 'fill="#101020"') +
  circle(x - r * 0.45, y - r * 0.3, r * 0.22, 'fill="#fff"');

/** Sea animals that face left, in a box from -100 to 100. */
const swimmers = {
  fish: ({ dark, light }: Palette) =>
    path('M50 0 96-46Q84 0 96 46Z', `fill="url(#b)" stroke="${dark}" stroke-width="2"`) +
    path('M-30-40Q8-92 44-34ZM-14 44Q6 78 30 40Z', 'fill="url(#b)"') +
    path(
      'M-92 4Q-60-54 0-50 50-44 66 0 50 44 0 50-60 54-92 4Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path(
      'M-16-49Q-30 0-16 50 2 50 12 49-2 0 12-49Q2-51-16-49ZM34-39Q24 0 34 40 44 34 50 28 42 0 50-28Z',
      'fill="#fff" opacity=".6"',
    ) +
    path(
      'M-74-8Q-50-40-8-40',
      `fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round" opacity=".8"`,
    ) +
    path('M-10 10Q14 4 20 26 0 34-10 10Z', 'fill="url(#b)"') +
    eye(-56, -8, 13),
  angel: ({ dark, light }: Palette) =>
    path('M40 0 90-30Q76 0 90 34Z', 'fill="url(#b)"') +
    path(
      'M-20-40Q30-130 60-96 26-60 40-20ZM-20 40Q30 130 60 100 26 60 40 20Z',
      `fill="url(#b)" stroke="${dark}" stroke-width="2"`,
    ) +
    path(
      'M-84 6Q-50-66 0-62 46-40 52 0 46 42 0 64-50 66-84 6Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path(
      'M-34-51Q-46 0-34 53M-2-61Q-12 0-2 62M28-44Q22 0 28 46',
      `fill="none" stroke="${dark}" stroke-width="10" opacity=".7"`,
    ) +
    path('M-70-6Q-56-36-40-44', `fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"`) +
    eye(-56, -4, 11),
  jelly: ({ dark, light }: Palette) =>
    path(
      'M-48 10Q-60 50-40 96M-24 14Q-36 60-14 100M0 14Q-8 60 8 104M24 14Q14 60 34 98M48 10Q40 54 56 92',
      'fill="none" stroke="url(#b)" stroke-width="9" stroke-linecap="round"',
    ) +
    path(
      'M-76 14Q-78-80 0-82 78-80 76 14 62 28 50 14 38 30 25 16 12 32 0 16-12 32-25 16-38 30-50 14-62 28-76 14Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M-54-20Q-48-62-14-66', `fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round"`) +
    circle(20, -48, 9, `fill="${light}" opacity=".6"`) +
    circle(44, -24, 6, `fill="${light}" opacity=".6"`) +
    eye(-20, -6, 10) +
    eye(20, -6, 10) +
    path('M-8 6Q0 14 8 6', `fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"`),
  octopus: ({ dark, light }: Palette) =>
    path(
      'M-44 30Q-96 20-90 66-70 90-62 70M-26 38Q-60 70-40 98-20 100-24 84M44 30Q96 20 90 66 70 90 62 70M26 38Q60 70 40 98 20 100 24 84M0 40V92',
      'fill="none" stroke="url(#a)" stroke-width="20" stroke-linecap="round"',
    ) +
    path(
      'M-62-20Q-60-90 0-92 60-90 62-20 60 20 44 44H-44Q-60 20-62-20Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M-40-40Q-34-72-8-76', `fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"`) +
    circle(30, -62, 8, 'fill="url(#b)"') +
    circle(44, -38, 5, 'fill="url(#b)"') +
    eye(-24, -8, 16) +
    eye(24, -8, 16) +
    path('M-14 22Q0 34 14 22', `fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"`),
  shark: ({ dark, light }: Palette) =>
    path('M60-4 100-56Q92-4 104 40Q80 30 60 10Z', 'fill="url(#a)"') +
    path(
      'M-6-40 34-92Q36-58 46-30ZM-10 34 10 84 36 34Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2"`,
    ) +
    path(
      'M-98-6Q-40-54 20-44 66-30 78 2 50 30 0 42-50 50-74 26Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M-84 16Q-20 30 70 6 50 30 0 42-50 50-74 26Z', 'fill="#fff" opacity=".85"') +
    path('M-76 14-68 26-60 17-52 28-44 19-36 29-28 20', `fill="#fff" stroke="${dark}" stroke-width="2"`) +
    path(
      'M-10-22q-8 14 0 28M4-22q-8 14 0 28M18-20q-8 12 0 26',
      `fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"`,
    ) +
    path(
      'M-74-14Q-40-36 0-36',
      `fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity=".7"`,
    ) +
    eye(-52, -10, 9),
  turtle: ({ dark, light }: Palette) =>
    ellipse(-74, -10, 26, 20, `fill="url(#b)" stroke="${dark}" stroke-width="2"`) +
    path(
      'M-30 20Q-64 70-40 84-10 80 0 40ZM30 26Q60 74 80 64 88 40 50 14ZM-24-34Q-50-78-24-84 6-80 8-44Z',
      `fill="url(#b)" stroke="${dark}" stroke-width="2"`,
    ) +
    ellipse(6, -2, 66, 50, `fill="url(#a)" stroke="${dark}" stroke-width="4"`) +
    path(
      'M6-34 32-18V14L6 30-20 14V-18ZM6-34V-52M32-18 54-30M32 14 54 28M6 30V48M-20 14-44 28M-20-18-44-30',
      `fill="none" stroke="${dark}" stroke-width="5" stroke-linejoin="round" opacity=".75"`,
    ) +
    path('M-40-22Q-24-42 0-44', `fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"`) +
    eye(-82, -14, 7),
};

const water = (palette: Palette, random: Random) =>
  path('M60-10 10 330H80L130-10ZM190-10 170 330H230L240-10Z', 'fill="#fff" opacity=".12"') +
  path(
    Array.from({ length: 9 }, () => `M${between(random, 10, 290)} ${between(random, 20, 330)}h0`).join(''),
    'stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".3"',
  ) +
  path('M0 400V352Q60 322 120 346T240 340 300 350V400Z', `fill="${palette.deep}" opacity=".8"`) +
  path(
    'M34 360Q20 320 38 290T30 232M56 364Q70 330 54 306T62 270M262 360Q278 320 258 286T268 222M240 362Q228 334 242 312',
    `fill="none" stroke="${palette.accentDark}" stroke-width="10" stroke-linecap="round" opacity=".85"`,
  );

const shoal = (random: Random) =>
  Array.from({ length: 3 }, (_, at) =>
    reuse('s', 50 + at * 96, between(random, 54, 90) + (at % 2) * 208, 0.2),
  ).join('');

const swims =
  (name: keyof typeof swimmers) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['plain'],
    defs: `<g id="s">${swimmers[name](palette)}</g>`,
    art: water(palette, random) + shoal(random) + reuse('s', 152, 188, 1.22, between(random, -10, 6)),
  });

/** Fish games: one large animal and a shoal under water. */
export const fish = {
  fish: swims('fish'),
  angel: swims('angel'),
  jelly: swims('jelly'),
  octopus: swims('octopus'),
  shark: swims('shark'),
  turtle: swims('turtle'),
};
