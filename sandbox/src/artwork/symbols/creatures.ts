import type { Palette } from '../palette';
import { circle, ellipse, path } from '../svg';

const eyes = (x: number, y: number, r: number, colour: string) =>
  [-x, x]
    .map(
      (at) =>
        circle(at, y, r, `fill="${colour}"`) +
        circle(at, y, r * 0.55, 'fill="#111"') +
        circle(at - 2, y - 2, r * 0.2, 'fill="#fff"'),
    )
    .join('');

/** Faces of animals, each in a box from -50 to 50. */
export const creatures = {
  tiger: ({ dark, light }: Palette) =>
    circle(-30, -32, 15, 'fill="url(#a)"') +
    circle(30, -32, 15, 'fill="url(#a)"') +
    path(
      'M-44-4Q-40-44 0-44 40-44 44-4 50 8 38 22 24 48 0 48-24 48-38 22-50 8-44-4Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2.5"`,
    ) +
    path(
      'M0-40V-18M-13-40-8-24M13-40 8-24M-43 0-28 4M43 0 28 4M-40 16-26 14M40 16 26 14',
      'stroke="#20100a" stroke-width="6" stroke-linecap="round"',
    ) +
    path('M0 8Q26 6 24 28 16 42 0 42-16 42-24 28-26 6 0 8Z', `fill="${light}"`) +
    eyes(17, -4, 8, '#ffe45c') +
    path(
      'M-9 12H9L0 22ZM0 22V30M-12 30Q-6 38 0 30 6 38 12 30',
      'fill="#331410" stroke="#331410" stroke-width="3" stroke-linejoin="round" fill-rule="evenodd"',
    ),

  panda: ({ dark }: Palette) =>
    circle(-33, -30, 16, 'fill="#191726"') +
    circle(33, -30, 16, 'fill="#191726"') +
    ellipse(0, 4, 47, 42, `fill="#fff" stroke="${dark}" stroke-width="2"`) +
    path('M-47 4A47 42 0 0 0 47 4Q40 34 0 36-40 34-47 4Z', 'fill="url(#a)" opacity=".45"') +
    ellipse(-19, 0, 12, 15, 'fill="#191726" transform="rotate(24-19 0)"') +
    ellipse(19, 0, 12, 15, 'fill="#191726" transform="rotate(-24 19 0)"') +
    eyes(17, -1, 6, '#fff') +
    path(
      'M-7 18H7L0 26ZM-12 28Q-6 35 0 27 6 35 12 28',
      'fill="#191726" stroke="#191726" stroke-width="3" stroke-linejoin="round" fill-rule="evenodd"',
    ) +
    path('M0-34 8-24 0-14-8-24Z', 'fill="url(#b)"'),

  fox: ({ dark }: Palette) =>
    path(
      'M-46-46Q-20-40-14-28H14Q20-40 46-46 50-18 44 2 30 30 0 48-30 30-44 2-50-18-46-46Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2.5" stroke-linejoin="round"`,
    ) +
    path('M-40-38-22-24-36-12ZM40-38 22-24 36-12Z', 'fill="url(#b)"') +
    path('M-44 2Q-20-2-8 20L0 48Q-30 30-44 2ZM44 2Q20-2 8 20L0 48Q30 30 44 2Z', 'fill="#fff"') +
    eyes(18, -6, 7, '#ffe9a8') +
    ellipse(0, 40, 7, 5, 'fill="#1d1020"') +
    path('M-8-24Q0-12 8-24L0-6Z', 'fill="#fff" opacity=".5"'),

  owl: ({ dark, light }: Palette) =>
    path(
      'M-40-46Q-18-36 0-36 18-36 40-46 46-10 40 16 28 48 0 48-28 48-40 16-46-10-40-46Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2.5" stroke-linejoin="round"`,
    ) +
    path(
      'M-22 16q7 9 15 0 7 9 14 0 8 9 15 0M-15 28q7 9 15 0 8 9 15 0',
      `fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"`,
    ) +
    circle(-18, -10, 19, `fill="${light}" stroke="${dark}" stroke-width="2"`) +
    circle(18, -10, 19, `fill="${light}" stroke="${dark}" stroke-width="2"`) +
    eyes(17, -10, 12, '#ffcf3a') +
    path('M-7-2H7L0 14Z', 'fill="url(#b)" stroke="#0006"'),

  lion: ({ dark, light }: Palette) =>
    circle(0, 0, 48, `fill="url(#b)"`) +
    circle(0, 0, 42, `fill="none" stroke="${dark}" stroke-width="14" stroke-dasharray="5 7" opacity=".5"`) +
    path(
      'M-31-6Q-28-32 0-32 28-32 31-6 32 16 18 30 8 40 0 40-8 40-18 30-32 16-31-6Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2"`,
    ) +
    path('M0 6Q20 4 18 22 12 34 0 34-12 34-18 22-20 4 0 6Z', `fill="${light}"`) +
    eyes(13, -6, 6, '#fff3b0') +
    path(
      'M-8 8H8L0 17ZM-11 23Q-5 30 0 22 5 30 11 23',
      'fill="#331410" stroke="#331410" stroke-width="3" stroke-linejoin="round" fill-rule="evenodd"',
    ) +
    path('M-20-20-7-16M20-20 7-16', `stroke="${dark}" stroke-width="4" stroke-linecap="round"`),

  bull: ({ dark, light }: Palette) =>
    path(
      'M-24-20Q-52-18-48-48-34-34-16-34ZM24-20Q52-18 48-48 34-34 16-34Z',
      'fill="url(#b)" stroke="#0005" stroke-width="2"',
    ) +
    path('M-30-12Q-46-14-48-2-38 6-28 0ZM30-12Q46-14 48-2 38 6 28 0Z', 'fill="url(#a)"') +
    path(
      'M-30-30Q0-44 30-30 34-4 24 16L20 40Q0 52-20 40L-24 16Q-34-4-30-30Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2.5"`,
    ) +
    ellipse(0, 32, 22, 15, `fill="${light}" stroke="${dark}" stroke-width="2"`) +
    path('M-9 30v4M9 30v4', `stroke="${dark}" stroke-width="7" stroke-linecap="round"`) +
    path('M-9 40Q0 54 9 40', 'fill="none" stroke="url(#b)" stroke-width="5"') +
    eyes(16, -6, 6, '#fff') +
    path('M-26-16-10-10M26-16 10-10', `stroke="${dark}" stroke-width="5" stroke-linecap="round"`),
} satisfies Record<string, (palette: Palette) => string>;
