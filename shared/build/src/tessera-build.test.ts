import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'tessera-folder-')));
afterAll(() => rmSync(parent, { recursive: true }));

test.each([
  ['a#b 100%', '#'],
  ['a!b', '!'],
  ['a?b', '?'],
  ["a'b", "'"],
  ['a|b', '|'],
  ['node_modules', 'node_modules'],
])('in a folder named %j, which webpack cannot read, the build says so before it starts', (name, part) => {
  const folder = path.join(parent, name, 'remote-quiz');
  mkdirSync(folder, { recursive: true });
  const program = path.resolve(__dirname, '../bin/tessera-build.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `Nothing can be built in ${folder}: in a path, ${part} has a meaning for webpack. Rename the folder.\n`,
  });
});
