import type { Palette } from '../palette';
import { circle, ellipse, path, rect, reuse, ring } from '../svg';

/** Each draws one symbol in a box from -50 to 50; `a` and `b` are the picture's main and accent gradients. */
export const treasure = {
  crown: ({ dark, accent, accentLight }: Palette) =>
    path(
      'M-42 34-50-24-24 2 0-44 24 2 50-24 42 34Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path('M0-44 24 2 50-24 42 34H0Z', 'opacity=".18"') +
    rect(-43, 26, 86, 17, 5, `fill="url(#a)" stroke="${dark}" stroke-width="3"`) +
    circle(0, -42, 8, 'fill="url(#b)"') +
    circle(-48, -23, 7, 'fill="url(#b)"') +
    circle(48, -23, 7, 'fill="url(#b)"') +
    path('M0 2 10 14 0 26-10 14Z', `fill="${accent}"`) +
    path('M-28 29v10M0 29v10M28 29v10', `stroke="${accentLight}" stroke-width="8" stroke-linecap="round"`),

  gem: ({ light, dark }: Palette) =>
    path('M-30-38H30L50-10 0 48-50-10Z', `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    path('M-50-10H50L0 48Z', 'opacity=".22"') +
    path('M-30-38-16-10 0-38 16-10 30-38H-30M-50-10H-16L0 48Z', `fill="${light}" opacity=".75"`) +
    path('M-16-10H16L0 48Z', 'fill="#fff" opacity=".5"') +
    path('M-30-38-50-10H-16Z', 'fill="#fff" opacity=".55"'),

  seven: ({ dark }: Palette) =>
    path('M-38-44H42V-24L10 48H-26L4-18H-20L-26-6H-38Z', 'transform="translate(4 5)" opacity=".45"') +
    path(
      'M-38-44H42V-24L10 48H-26L4-18H-20L-26-6H-38Z',
      `fill="url(#a)" stroke="#fff" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(
      'M-38-44H42V-24L10 48H-26L4-18H-20L-26-6H-38Z',
      `fill="none" stroke="${dark}" stroke-width="1.5" stroke-linejoin="round"`,
    ) +
    path('M-33-39H37V-32H-33Z', 'fill="#fff" opacity=".65"'),

  star: ({ dark }: Palette) =>
    path(
      'M0-50 13-17 49-15 21 8 31 43 0 23-31 43-21 8-49-15-13-17Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3" stroke-linejoin="round"`,
    ) +
    path(
      'M0-50V0L13-17ZM49-15 0 0 21 8ZM31 43 0 0V23ZM-31 43 0 0-21 8ZM-49-15 0 0-13-17Z',
      'fill="#fff" opacity=".4"',
    ),

  coin: ({ dark, light }: Palette) =>
    circle(3, 5, 47, `fill="${dark}"`) +
    circle(0, 0, 47, 'fill="url(#a)"') +
    ring(0, 0, 41, 7, 26, dark, ' opacity=".45"') +
    circle(0, 0, 34, `fill="none" stroke="${light}" stroke-width="3"`) +
    path(
      'M0-26 7-8 26-7 11 4 16 22 0 12-16 22-11 4-26-7-7-8Z',
      `fill="${light}" stroke="${dark}" stroke-width="2"`,
    ) +
    path(
      'M-38-14A40 40 0 0 1 8-39',
      'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"',
    ),

  chest: ({ dark, light, accent }: Palette) =>
    path('M-46-6Q-46-40-20-40H20Q46-40 46-6Z', `fill="url(#a)" stroke="${dark}" stroke-width="3"`) +
    ellipse(0, -4, 40, 12, `fill="${light}"`) +
    [-24, -8, 8, 24]
      .map((x, at) => circle(x, at % 2 ? -12 : -8, 10, 'fill="url(#b)" stroke="#0004"'))
      .join('') +
    path('M-48-4H48L42 42H-42Z', `fill="url(#a)" stroke="${dark}" stroke-width="3"`) +
    path('M-30-4-27 42M30-4 27 42', 'stroke="url(#b)" stroke-width="9"') +
    path('M-48-4H48', `stroke="${light}" stroke-width="5"`) +
    rect(-9, 2, 18, 18, 4, `fill="${accent}" stroke="${dark}" stroke-width="2"`) +
    circle(0, 10, 3, `fill="${dark}"`),

  shield: ({ dark, light }: Palette) =>
    path(
      'M0-48Q24-36 44-38 48 20 0 50-48 20-44-38-24-36 0-48Z',
      `fill="url(#b)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M0-37Q20-28 35-29 38 14 0 38-38 14-35-29-20-28 0-37Z', 'fill="url(#a)"') +
    path('M0-37V38Q38 14 35-29 20-28 0-37Z', 'opacity=".2"') +
    path('M0-20 6-6 21-5 10 5 13 20 0 12-13 20-10 5-21-5-6-6Z', `fill="${light}"`),

  chalice: ({ dark, light }: Palette) =>
    path(
      'M-36-44H36Q36 6 6 12V30Q26 32 26 46H-26Q-26 32-6 30V12Q-36 6-36-44Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M8-44H36Q36 6 6 12V30Q26 32 26 46H8Z', 'opacity=".18"') +
    ellipse(0, -43, 36, 8, `fill="${dark}"`) +
    ellipse(0, -42, 29, 5, 'fill="url(#b)"') +
    path('M0-30 9-18 0-6-9-18Z', 'fill="url(#b)"') +
    path('M-27-32Q-26-10-14 0', `fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"`),

  bell: ({ dark, light }: Palette) =>
    circle(0, 40, 10, `fill="url(#b)" stroke="${dark}" stroke-width="2"`) +
    path(
      'M0-48Q8-48 8-40 32-34 32 0 32 22 46 34H-46Q-32 22-32 0-32-34-8-40-8-48 0-48Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="3"`,
    ) +
    path('M8-38Q32-30 32 0 32 22 46 34H6Q20 0 8-38Z', 'opacity=".18"') +
    path('M-20-18Q-24-6-22 14', `fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"`) +
    path('M-38 27H38', `stroke="${light}" stroke-width="3" opacity=".8"`),

  clover: ({ dark, light }: Palette) => {
    const leaf = `<g id="l">${path('M0 0Q-26-10-24-30-20-48 0-36 20-48 24-30 26-10 0 0Z', `fill="url(#a)" stroke="${dark}" stroke-width="2"`)}${path('M0-6V-28', `stroke="${light}" stroke-width="3" opacity=".7"`)}</g>`;
    return (
      path('M2 0Q4 30 22 48', `fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"`) +
      leaf +
      reuse('l', 0, 0, 1, 90) +
      reuse('l', 0, 0, 1, 180) +
      reuse('l', 0, 0, 1, 270)
    );
  },
} satisfies Record<string, (palette: Palette) => string>;
