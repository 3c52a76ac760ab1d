import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kit } from '../kit';
import type { Rename } from './renames';
import { upgrade } from './upgrade';

const root = mkdtempSync(path.join(tmpdir(), 'tessera-upgrade-'));
afterAll(() => rmSync(root, { recursive: true }));

const kitOf = (shell: string, release: string): Kit => ({
  packages: { '@tessera/shell': shell, '@tessera/release': release },
  others: { react: '19.4.0' },
});

const table: readonly Rename[] = [
  {
    kind: 'export',
    package: '@tessera/shell',
    since: '2.0.0',
    module: '@tessera/shell/site',
    from: 'formatMoney',
    to: 'moneyText',
  },
  { kind: 'command', package: '@tessera/release', since: '1.1.0', from: 'leave-out', to: 'remove' },
];

const WORKFLOW = '.github/workflows/deliver.yml';
const SOURCE = 'src/price.ts';

let dir: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};
const got = (file: string) => readFileSync(path.join(dir, file), 'utf8');

beforeEach(() => {
  dir = mkdtempSync(path.join(root, 'remote-'));
  put(
    'package.json',
    JSON.stringify({
      name: '@tessera/remote-bonus',
      scripts: { back: 'tessera-release leave-out bonus' },
      dependencies: { '@tessera/shell': '1.0.0', other: '3.0.0', react: '19.3.1' },
      devDependencies: { '@tessera/release': '1.0.0' },
    }),
  );
  put('remote.config.ts', "export default { name: 'bonus', shell: '^1.0.0' };\n");
  put(WORKFLOW, 'run: npm run release -- leave-out bonus # leave-out\n');
  put(SOURCE, "export { a } from './a';\nimport { formatMoney } from '@tessera/shell/site';\nformatMoney;\n");
});

test('an upgrade pins the versions of the kit, and renames what got another name since', () => {
  const changes = upgrade(dir, kitOf('2.1.0', '1.1.0'), table);
  expect(changes).toEqual(
    expect.arrayContaining([
      '@tessera/shell 1.0.0 → 2.1.0',
      'react 19.3.1 → 19.4.0',
      'remote.config.ts: shell ^1.0.0 → ^2.1.0',
    ]),
  );
  expect(JSON.parse(got('package.json'))).toEqual({
    name: '@tessera/remote-bonus',
    scripts: { back: 'tessera-release remove bonus' },
    dependencies: { '@tessera/shell': '2.1.0', other: '3.0.0', react: '19.4.0' },
    devDependencies: { '@tessera/release': '1.1.0' },
  });
  expect(got('remote.config.ts')).toContain("shell: '^2.1.0'");
  expect(got(WORKFLOW)).toBe('run: npm run release -- remove bonus # leave-out\n');
  expect(got(SOURCE)).toContain("import { moneyText } from '@tessera/shell/site';\nmoneyText;");
});

test('a minor version keeps the range of shells, and names that change later stay', () => {
  upgrade(dir, kitOf('1.1.0', '1.0.1'), table);
  expect(got('remote.config.ts')).toContain("shell: '^1.0.0'");
  expect(got(SOURCE)).toContain('formatMoney');
  expect(got(WORKFLOW)).toContain('leave-out bonus');
});

test('an upgrade to the same kit changes nothing', () => {
  upgrade(dir, kitOf('2.1.0', '1.1.0'), table);
  const before = got('package.json');
  expect(upgrade(dir, kitOf('2.1.0', '1.1.0'), table)).toEqual(['This is the newest kit.']);
  expect(got('package.json')).toBe(before);
});

test('an older kit, and a folder without a remote, are refused', () => {
  expect(() => upgrade(dir, kitOf('0.9.0', '1.0.0'), table)).toThrow(
    expect.objectContaining({ code: 'kit-older' }),
  );
  expect(() => upgrade(root, kitOf('2.0.0', '1.0.0'), table)).toThrow(
    expect.objectContaining({ code: 'no-remote' }),
  );
});
