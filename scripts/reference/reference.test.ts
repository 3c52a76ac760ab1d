import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWorkspace } from '../workspace';

const out = mkdtempSync(path.join(tmpdir(), 'tessera-reference-'));
afterAll(() => rmSync(out, { recursive: true }));

const pagesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

test('docs/api has the public API of the shell as it is, with an example of every function', () => {
  // TypeDoc consists of ES modules, which jest does not load.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', inWorkspace('scripts/reference.ts'), out],
    { cwd: inWorkspace(), encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  // If this fails: npx pnpm reference
  expect(pagesIn(inWorkspace('docs/api'))).toEqual(pagesIn(out));
}, 120_000);
