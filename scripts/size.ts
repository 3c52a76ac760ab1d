import { readdirSync } from 'node:fs';
import { buildPieces } from './build/build-pieces';
import { testEndToEnd } from './e2e/test-end-to-end';
import { sizeTable, textSizes } from './i18n/sizes';
import { packageTable } from './size/packages';
import { inWorkspace, pieces } from './workspace';

/** The script of a piece that every page with the piece needs. */
const mainScriptOf = (piece: string): string =>
  readdirSync(inWorkspace(piece, 'dist')).find((file) => /^(main\.\w+|remoteEntry)\.js$/.test(file)) ?? '';

if (process.argv.includes('--languages')) {
  await buildPieces(console.log, pieces);
  console.log(sizeTable(textSizes(pieces)));
} else if (process.argv.includes('--packages')) {
  await buildPieces(console.log, pieces);
  for (const piece of pieces) console.log(packageTable(inWorkspace(piece, 'dist', mainScriptOf(piece))));
} else {
  // What a first visit fetches before content: the same measurement that a test holds to its budget.
  await testEndToEnd(['first-visit/size.spec.ts', '--reporter=line']);
}
