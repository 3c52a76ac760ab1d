import type { Palette } from '../palette';
import { circle, ellipse, path, reuse, ring } from '../svg';

/** Each draws one symbol in a box from -50 to 50. */
export const nature = {
  flame: ({ dark, light }: Palette) =>
    path(
      'M2-50Q10-28 28-12 50 10 36 32 24 50 0 50-28 50-38 28-44 8-26-14-22 0-14 2-20-26 2-50Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2"`,
    ) +
    path('M2-14Q22 6 22 24 20 44 0 44-22 44-22 24-20 10-10 4-8 14-2 14-6 0 2-14Z', 'fill="url(#b)"') +
    path('M0 14Q12 26 10 34 8 42 0 42-10 42-10 33-8 24 0 14Z', `fill="${light}"`),

  sun: ({ dark, light }: Palette) =>
    ring(0, 0, 40, 18, 12, 'url(#b)') +
    circle(0, 0, 33, `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    path(
      'M-14-8Q-10-14-6-8M6-8Q10-14 14-8M-13 8Q0 20 13 8',
      `fill="none" stroke="${dark}" stroke-width="3.5" stroke-linecap="round"`,
    ) +
    path('M-24-10A26 26 0 0 1-4-26', `fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"`),

  moon: ({ dark, light }: Palette) =>
    path('M14-46A47 47 0 1 0 40 26 38 38 0 0 1 14-46Z', `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    circle(-22, 2, 7, `fill="${dark}" opacity=".25"`) +
    circle(-8, 26, 5, `fill="${dark}" opacity=".25"`) +
    path('M-40-6A44 44 0 0 1-6-40', `fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"`) +
    path('M28-26 33-12 47-11 36-3 40 11 28 3 16 11 20-3 9-11 23-12Z', 'fill="url(#b)"'),

  lotus: ({ dark }: Palette) =>
    '<g transform="translate(0 4)scale(.78)">' +
    ellipse(0, 40, 46, 9, `fill="${dark}" opacity=".5"`) +
    [-78, 78, -52, 52, -27, 27].map((turn) => reuse('l', 0, 36, 1, turn)).join('') +
    `<g transform="translate(0 36)">${path('M0 0Q-20-34 0-80 20-34 0 0Z', `id="l" fill="url(#a)" stroke="${dark}" stroke-width="1.5"`)}</g>` +
    path('M0 36Q-14 10 0-18 14 10 0 36Z', 'fill="url(#b)"') +
    path(
      'M-4 24Q-8 4-2-22',
      'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"',
    ) +
    '</g>',

  planet: ({ dark, light, accentLight }: Palette) =>
    circle(0, 0, 34, `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    path(
      'M-31-14Q0-2 33-10M-34 4Q0 16 32 10M-26 22Q0 30 24 23',
      `fill="none" stroke="${light}" stroke-width="5" opacity=".4"`,
    ) +
    path(
      'M-32-9C-62 8-54 24-6 12 44-2 62-24 32-18',
      `fill="none" stroke="url(#b)" stroke-width="8" stroke-linecap="round"`,
    ) +
    path(
      'M-46 12Q-34 20-4 10',
      `fill="none" stroke="${accentLight}" stroke-width="2.5" stroke-linecap="round"`,
    ) +
    circle(-14, -17, 7, 'fill="#fff" opacity=".6"'),

  cherry: ({ dark, light }: Palette) =>
    path(
      'M-22 14Q-14-24 22-44Q14-12 24 10',
      'fill="none" stroke="#3d7a1f" stroke-width="5" stroke-linecap="round"',
    ) +
    path('M22-44Q-4-56-20-36 4-26 22-44Z', 'fill="#6bc93a" stroke="#2f6b16" stroke-width="2"') +
    circle(-22, 24, 23, `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    circle(24, 22, 22, `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    path(
      'M-35 18A15 15 0 0 1-24 9M11 16A14 14 0 0 1 21 8',
      `fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"`,
    ),

  melon: ({ light }: Palette) =>
    '<g transform="translate(0-10)scale(1.14)">' +
    path('M-48-18A50 50 0 0 0 48-18Z', 'fill="#2e8b3d"') +
    path('M-42-18A43 43 0 0 0 42-18Z', 'fill="#d9f5b0"') +
    path('M-37-18A38 38 0 0 0 37-18Z', 'fill="url(#a)"') +
    path('M-22-6v6M-8 2v7M8 2v7M22-6v6M0-12v6', 'stroke="#2a1010" stroke-width="5" stroke-linecap="round"') +
    path('M-30-13H26', `stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".7"`) +
    '</g>',

  bolt: ({ dark, light }: Palette) =>
    path(
      'M10-50-34 8H-6L-14 50 34-12H4L24-50Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) + path('M12-45-27 5H-8L8-20Z', `fill="${light}" opacity=".75"`),

  mushroom: ({ dark, light }: Palette) =>
    path('M-16 8Q-22 48 0 48 22 48 16 8Z', 'fill="#ffeeda" stroke="#a77b52" stroke-width="2"') +
    path('M-48 12Q-44-46 0-46 44-46 48 12 0 24-48 12Z', `fill="url(#a)" stroke="${dark}" stroke-width="3"`) +
    ellipse(-18, -18, 10, 8, 'fill="#fff" opacity=".9"') +
    ellipse(18, -26, 8, 6, 'fill="#fff" opacity=".9"') +
    ellipse(24, 0, 9, 6, 'fill="#fff" opacity=".9"') +
    ellipse(-30, 4, 6, 4, 'fill="#fff" opacity=".9"') +
    path('M-7 28q0-6 0 0M8 28q0-6 0 0', 'stroke="#432" stroke-width="6" stroke-linecap="round"') +
    path('M-34-18Q-24-38-4-40', `fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"`),

  egg: ({ dark, light }: Palette) =>
    path(
      'M0-50C26-50 40-6 40 14A40 36 0 0 1-40 14C-40-6-26-50 0-50Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path(
      'M-30-14l10 12 10-12 10 12 10-12 10 12 10-12M-38 8l12 14 13-14 13 14 13-14 13 14 12-14M-26 30l9 10 9-10 9 10 9-10 9 10 8-10',
      `fill="none" stroke="url(#b)" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path('M-22-10Q-18-32-6-40', `fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"`),
} satisfies Record<string, (palette: Palette) => string>;
