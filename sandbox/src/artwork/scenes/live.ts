import { between, oneOf, type Random } from '../../common';
import { type Composition, glints } from '../composition';
import type { Palette } from '../palette';
import { circle, ellipse, path, ring } from '../svg';
import { card, chipDefs, chips, die } from './cards';
import { wheel } from './table';

/** Curtains, two beams of light, and the on-air lamp. */
const studio = ({ mid, deep, main }: Palette) =>
  path(
    'M15 0V300M45 0V300M75 0V300M225 0V300M255 0V300M285 0V300',
    `stroke="${deep}" stroke-width="13" opacity=".45"`,
  ) +
  path('M0 0H300Q270 66 220 52 150 90 80 52 30 66 0 0Z', `fill="${mid}"`) +
  path('M0 0H300Q270 66 220 52 150 90 80 52 30 66 0 0Z', 'fill="none" stroke="url(#b)" stroke-width="5"') +
  path('M40 0 10 300H150ZM260 0 290 300H150Z', 'fill="#fff" opacity=".1"') +
  circle(270, 30, 13, `fill="${main}" opacity=".4"`) +
  circle(270, 30, 7, 'fill="#ff3b4e"');

const desk = ({ mid, accent, deep }: Palette) =>
  path('M-10 300Q150 232 310 300V410H-10Z', 'fill="url(#b)"') +
  path('M-10 312Q150 244 310 312V410H-10Z', `fill="${mid}"`) +
  path('M20 336Q150 276 280 336', `fill="none" stroke="${accent}" stroke-width="2.5" opacity=".8"`) +
  path('M-10 302Q150 234 310 302', `fill="none" stroke="${deep}" stroke-width="2" opacity=".4"`);

/** The dealer, from the desk up. */
const host = ({ deep, accentLight }: Palette, random: Random) => {
  const skin = ['#f6cfae', '#e5ac80', '#b9794f', '#8a5635'][between(random, 0, 3)] ?? '#e5ac80';
  const hair = ['#2a1610', '#141019', '#6b3a17', '#8f2d1e'][between(random, 0, 3)] ?? '#141019';
  const long = random() < 0.6;
  return (
    (long
      ? path('M104 150Q98 66 150 64 202 66 196 150 206 200 186 206H114Q94 200 104 150Z', `fill="${hair}"`)
      : '') +
    path('M66 300Q70 222 128 212L150 232 172 212Q230 222 234 300Z', 'fill="url(#a)"') +
    path('M134 186H166V214L150 236 134 214Z', `fill="${skin}"`) +
    path('M134 190Q150 206 166 190V202Q150 214 134 202Z', 'opacity=".18"') +
    path('M116 138Q114 92 150 90 186 92 184 138 180 194 150 196 120 194 116 138Z', `fill="${skin}"`) +
    path(
      long
        ? 'M114 142Q112 84 158 82 190 86 186 142 180 112 160 104 128 112 114 142Z'
        : 'M113 134Q104 88 132 80 172 66 186 94 192 110 187 134 182 112 174 108 140 114 124 104 117 112 113 134Z',
      `fill="${hair}"`,
    ) +
    path('M134 142h0M166 142h0', 'stroke="#2a1620" stroke-width="8" stroke-linecap="round"') +
    path(
      'M126 130q8-6 15-1M159 129q8-5 15 1',
      `fill="none" stroke="${hair}" stroke-width="3" stroke-linecap="round"`,
    ) +
    path('M138 170Q150 182 162 170Q150 173 138 170Z', `fill="${long ? '#d23b55' : '#8d3a35'}"`) +
    path('M128 212 150 236 130 262 112 226ZM172 212 150 236 170 262 188 226Z', `fill="${deep}"`) +
    path('M138 240 150 246 162 240V256L150 250 138 256Z', `fill="${accentLight}"`)
  );
};

const dealer = (palette: Palette, random: Random) =>
  studio(palette) +
  host(palette, random) +
  desk(palette) +
  card(oneOf(random, ['heart', 'diamond']), 116, 312, -between(random, 6, 16), 0.62) +
  card(oneOf(random, ['spade', 'club']), 178, 312, between(random, 4, 14), 0.62) +
  chips(56, 304, between(random, 2, 4), palette.accent) +
  chips(246, 306, between(random, 2, 4), palette.glow);

const spin = (palette: Palette, random: Random) =>
  studio(palette) +
  wheel(palette, 186, 104, between(random, 0, 40)) +
  desk(palette) +
  chips(70, 312, 3, palette.main) +
  chips(230, 312, 4, palette.accent) +
  glints(random, 3);

const fortune = (palette: Palette, random: Random) =>
  studio(palette) +
  circle(150, 186, 116, 'fill="url(#b)"') +
  circle(150, 186, 106, `fill="${palette.glow}"`) +
  ring(150, 186, 53, 106, 7, palette.main) +
  ring(150, 186, 53, 106, 14, '#fff', ' opacity=".28"') +
  circle(
    150,
    186,
    111,
    'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 17.4"',
  ) +
  circle(150, 186, 30, 'fill="url(#b)"') +
  circle(150, 186, 17, `fill="${palette.accentLight}"`) +
  path('M132 52H168L150 96Z', 'fill="#fff" stroke="#0004" stroke-width="2"') +
  desk(palette) +
  glints(random, 5);

const dome = (palette: Palette, random: Random) =>
  studio(palette) +
  desk(palette) +
  ellipse(150, 262, 104, 26, 'fill="url(#b)"') +
  ellipse(150, 256, 92, 20, `fill="${palette.deep}"`) +
  die(112, 216, 0.95, -8, palette.main, palette) +
  die(188, 216, 0.95, 10, palette.main, palette) +
  die(150, 184, 0.95, 2, palette.accent, palette) +
  path(
    'M54 256Q50 96 150 92 250 96 246 256',
    'fill="#fff" fill-opacity=".13" stroke="#fff" stroke-width="4" stroke-opacity=".75"',
  ) +
  path(
    'M76 220Q78 138 122 114',
    'fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"',
  ) +
  circle(150, 86, 10, 'fill="url(#b)"') +
  glints(random, 3);

const composed =
  (art: (palette: Palette, random: Random) => string) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['plain'],
    defs: chipDefs,
    art: art(palette, random),
  });

/** Live games: a studio with a dealer, a wheel or a dome of dice. */
export const live = {
  dealer: composed(dealer),
  spin: composed(spin),
  fortune: composed(fortune),
  dome: composed(dome),
};
