import { buildPieces } from './build/build-pieces';
import { testEndToEnd } from './e2e/test-end-to-end';
import { sizeTable, textSizes } from './i18n/sizes';
import { pieces } from './workspace';

if (process.argv.includes('--languages')) {
  await buildPieces(console.log, pieces);
  console.log(sizeTable(textSizes(pieces)));
} else {
  // What a first visit fetches before content: the same measurement that a test holds to its budget.
  await testEndToEnd(['first-visit/size.spec.ts', '--reporter=line']);
}
