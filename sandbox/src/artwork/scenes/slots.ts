import { between, oneOf, type Random } from '../../common';
import { CENTRE, type Composition, glints, scattered } from '../composition';
import type { Palette } from '../palette';
import { circle, ellipse, linear, path, rect, reuse } from '../svg';
import { type SymbolName, symbols } from '../symbols';

/** A spinning gold coin. */
const coin = `<g id="c">${ellipse(2, 1, 9, 13, 'fill="#8f5206"')}${ellipse(0, 0, 9, 13, 'fill="#ffc933"')}${ellipse(-1, 0, 5, 9, 'fill="none" stroke="#fff3b8" stroke-width="2"')}</g>`;

const stage = (palette: Palette) =>
  ellipse(150, 292, 118, 26, `fill="${palette.deep}" opacity=".6"`) +
  ellipse(150, 284, 104, 20, 'fill="url(#b)"') +
  ellipse(150, 280, 104, 19, `fill="${palette.mid}"`) +
  ellipse(150, 279, 78, 12, 'fill="url(#h)"');

const bulbs = (x: number, y: number, width: number, height: number, rx: number) =>
  rect(
    x,
    y,
    width,
    height,
    rx,
    'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 15.2"',
  );

/** One large symbol on a stage, with small ones around it. */
const single = (palette: Palette, random: Random): string =>
  stage(palette) +
  `<defs>${coin}</defs>` +
  scattered(random, 'c', between(random, 5, 7)) +
  reuse('s', 150, CENTRE.y, 2.05) +
  glints(random, 6);

/** The symbol three times, the middle one in front. */
const trio = (palette: Palette, random: Random): string =>
  stage(palette) +
  reuse('s', 72, 168, 1.15, -14) +
  reuse('s', 228, 168, 1.15, 14) +
  reuse('s', 150, 196, 1.72) +
  glints(random, 7);

/** A machine with the symbol on every reel. */
const machine = (palette: Palette, random: Random): string => {
  const window = (x: number) => rect(x, 140, 66, 118, 8, 'fill="url(#r)"');
  const reel = linear('r', [
    [0, palette.accentDark],
    [0.4, '#fffaf0'],
    [0.7, '#fffaf0'],
    [1, palette.accentDark],
  ]);
  return (
    reel +
    rect(24, 84, 252, 214, 26, 'fill="url(#b)"') +
    rect(30, 90, 240, 202, 22, `fill="${palette.deep}"`) +
    bulbs(36, 96, 228, 190, 18) +
    path('M70 116q0-66 80-66t80 66Z', 'fill="url(#b)"') +
    path('M80 116q4-56 70-56t70 56Z', `fill="${palette.mid}"`) +
    [42, 117, 192].map(window).join('') +
    [75, 150, 225]
      .map((x) => reuse('s', x, 199, 0.6) + reuse('s', x, 132 + 14, 0.4, 0, ' opacity=".35"'))
      .join('') +
    path('M36 199H264', `stroke="${palette.accentLight}" stroke-width="2" opacity=".8"`) +
    reuse('s', 150, 88, 0.72) +
    glints(random, 5)
  );
};

/** The symbol in a ring of light, like a medal. */
const medal = (palette: Palette, random: Random): string =>
  circle(150, CENTRE.y, 118, 'fill="url(#b)"') +
  circle(150, CENTRE.y, 108, `fill="${palette.deep}" opacity=".85"`) +
  circle(150, CENTRE.y, 108, 'fill="url(#h)" opacity=".8"') +
  circle(
    150,
    CENTRE.y,
    113,
    'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 17.75"',
  ) +
  path(
    'M40 262Q150 318 260 262L276 300Q150 352 24 300Z',
    `fill="url(#a)" stroke="${palette.dark}" stroke-width="2"`,
  ) +
  path('M52 280Q150 326 248 280', 'fill="none" stroke="#fff" stroke-width="3" opacity=".5"') +
  reuse('s', 150, 172, 1.75) +
  glints(random, 4);

const layouts = [single, single, trio, machine, medal];

/** The motif of a slot game with one main symbol. */
export const slot =
  (name: SymbolName) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['rays', 'hills', 'stars', 'bokeh', 'rings'],
    defs: `<g id="s">${symbols[name](palette)}</g>`,
    art: oneOf(random, layouts)(palette, random),
  });
