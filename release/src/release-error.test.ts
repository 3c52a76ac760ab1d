import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseErrorCodes } from './release-error';

test('docs/operations.md describes every error code, and no other', () => {
  const manual = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
  const section = manual.split('### Error codes')[1]?.split('\n## ')[0] ?? '';
  const described = [...section.matchAll(/^\| `([a-z-]+)`/gm)].map(([, code]) => code);
  expect(described.toSorted()).toEqual(releaseErrorCodes.toSorted());
});
