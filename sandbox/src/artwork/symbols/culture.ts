import type { Palette } from '../palette';
import { circle, ellipse, path, rect, ring } from '../svg';

/** Artefacts, each in a box from -50 to 50. */
export const culture = {
  pyramid: ({ light, dark }: Palette) =>
    path('M0-46 50 42H-50Z', 'fill="url(#a)"') +
    path('M0-46 50 42H10Z', 'opacity=".35"') +
    path(
      'M-35 16H27M-26 0H20M-17-16H14M-9-30H8M-44 30H38',
      `stroke="${dark}" stroke-width="2" opacity=".5"`,
    ) +
    path('M0-46 14-21Q0-26-14-21Z', 'fill="url(#b)"') +
    path('M-18 14Q0-6 18 14 0 30-18 14Z', `fill="${light}" stroke="${dark}" stroke-width="2"`) +
    circle(0, 13, 7, 'fill="url(#b)"') +
    circle(0, 13, 3, 'fill="#111"'),

  lantern: ({ dark, light }: Palette) =>
    path('M0-50V-36M0 34V50M-6 40V50M6 40V50', 'stroke="url(#b)" stroke-width="4" stroke-linecap="round"') +
    ellipse(0, 0, 46, 34, `fill="url(#a)" stroke="${dark}" stroke-width="2.5"`) +
    ellipse(0, 0, 28, 34, `fill="none" stroke="${dark}" stroke-width="2" opacity=".6"`) +
    ellipse(0, 0, 10, 34, `fill="none" stroke="${dark}" stroke-width="2" opacity=".6"`) +
    rect(-22, -40, 44, 10, 4, 'fill="url(#b)"') +
    rect(-22, 29, 44, 10, 4, 'fill="url(#b)"') +
    path('M0-15 15 0 0 15-15 0Z', 'fill="url(#b)"') +
    path('M-38-6Q-34-20-24-25', `fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"`),

  mask: ({ dark, light }: Palette) =>
    path('M-30-14Q-40-50-12-46 0-62 6-44 34-52 30-14Z', 'fill="url(#b)"') +
    path(
      'M-49-14Q-24-26 0-12 24-26 49-14 52 26 24 28 10 28 0 12-10 28-24 28-52 26-49-14Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M-37 0Q-22-14-10 4-24 14-37 0ZM37 0Q22-14 10 4 24 14 37 0Z', 'fill="#120818"') +
    path(
      'M-40-9Q-22-20-6-7M6-7Q22-20 40-9',
      `fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"`,
    ) +
    path('M0-8 6 0 0 8-6 0Z', 'fill="url(#b)"'),

  potion: ({ dark, light }: Palette) =>
    rect(-11, -50, 22, 12, 4, 'fill="#a8713d"') +
    path(
      'M-11-38H11V-18Q42-4 40 22 38 48 0 48-38 48-40 22-42-4-11-18Z',
      `fill="#fff" fill-opacity=".3" stroke="${light}" stroke-width="3"`,
    ) +
    path('M-36 10Q-18 2 0 10T36 10Q42 44 0 44-42 44-36 10Z', 'fill="url(#a)"') +
    circle(-12, 26, 6, `fill="${light}" opacity=".8"`) +
    circle(10, 20, 4, `fill="${light}" opacity=".8"`) +
    circle(14, 34, 5, `fill="${light}" opacity=".6"`) +
    path('M0-4 5 6 0 0-5 6Z', `fill="${dark}"`) +
    path(
      'M-30 12Q-30-4-16-10',
      'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"',
    ),

  book: ({ dark, light }: Palette) =>
    path(
      'M-46-30Q-20-40 0-28 20-40 46-30V36Q20 26 0 38-20 26-46 36Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M-40-28Q-18-36 0-24 18-36 40-28V28Q18 20 0 31-18 20-40 28Z', 'fill="#fff3d6"') +
    path('M0-24V31Q18 20 40 28V-28Q18-36 0-24Z', 'fill="#d9b98a" opacity=".45"') +
    path('M-20-14-12-2-20 10-28-2ZM20-16 24-6 34-6 26 1 29 11 20 5 11 11 14 1 6-6 16-6Z', 'fill="url(#b)"') +
    path('M0-44 3-33 0-28-3-33Z', `fill="${light}"`),

  drum: ({ dark, light }: Palette) =>
    path('M-42-24V22A42 16 0 0 0 42 22V-24Z', `fill="url(#a)" stroke="${dark}" stroke-width="3"`) +
    path('M-42-10-21 32 0-8 21 32 42-10', `fill="none" stroke="${light}" stroke-width="4"`) +
    ellipse(0, -24, 43, 16, 'fill="url(#b)"') +
    ellipse(0, -25, 35, 11, 'fill="#fff6e6"') +
    path('M-30-54-4-26M34-52 8-26', 'stroke="#8a4b1c" stroke-width="6" stroke-linecap="round"') +
    circle(-3, -25, 6, `fill="${dark}"`) +
    circle(7, -25, 6, `fill="${dark}"`),

  helm: ({ dark, light }: Palette) =>
    ring(0, 0, 38, 20, 4, 'url(#b)') +
    circle(0, 0, 32, `fill="none" stroke="url(#a)" stroke-width="11"`) +
    path(
      'M0-50V50M-50 0H50M-35-35 35 35M35-35-35 35',
      'stroke="url(#a)" stroke-width="7" stroke-linecap="round"',
    ) +
    path('M0-50V50M-35-35 35 35', `stroke="${light}" stroke-width="2" opacity=".6"`) +
    circle(0, 0, 12, `fill="url(#b)" stroke="${dark}" stroke-width="3"`) +
    circle(-3, -3, 4, 'fill="#fff" opacity=".7"'),
} satisfies Record<string, (palette: Palette) => string>;
