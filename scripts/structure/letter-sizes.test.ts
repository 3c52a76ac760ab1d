import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { browserSheets } from './browser-sources';

const declarations = /(?:^|[\s;{])(?:font|font-size|--(?:font|title|caption)-size[\w-]*):[^;]*/g;

/**
 * What holds in px all the same: iOS zooms in on a field of less than 16 px, an amount must not be wider than the
 * column, and letters that are drawings fit their frame.
 */
const inPixels: readonly string[] = [
  'font-size: max(16px, 1rem)',
  'font-size: clamp(1rem, 8.4vw, 34px)',
  'font-size: 84px',
  'font-size: calc(0.4 * var(--tile-width, 108px))',
];

test('letters have a size in rem, so that they follow the size that the member has set in the browser', () => {
  const sizes = browserSheets().flatMap((file) =>
    [...readFileSync(inWorkspace(file), 'utf8').matchAll(declarations)].map(([found]) => ({
      file,
      size: found.trim(),
    })),
  );
  const fixed = sizes.filter(({ size }) => /\dpx/.test(size) && !inPixels.includes(size));
  expect(fixed).toEqual([]);
  expect(sizes.length).toBeGreaterThan(100);
});
