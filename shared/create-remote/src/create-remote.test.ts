import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository } from './create-remote';

const place = mkdtempSync(path.join(tmpdir(), 'tessera-create-'));
afterAll(() => rmSync(place, { recursive: true }));

const wanted = readFileSync(
  path.resolve(__dirname, '../template/repository/package.json.template'),
  'utf8',
).matchAll(/__version (\S+)__/g);
const kit = {
  packages: { '@tessera/shell': '1.2.3' },
  others: Object.fromEntries([...wanted].map(([, name = '']) => [name, '1.2.3'])),
};

test('a repository has exact versions, a workflow and the settings of its tools, and no word of the workspace', () => {
  const dir = createRepository({ name: 'bonus', workspace: place, kit });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(
    expect.arrayContaining([
      '.github/workflows/deliver.yml',
      '.gitignore',
      'biome.json',
      'src/remote.tsx',
      'src/pages/overview.test.tsx',
      'tsconfig.json',
    ]),
  );
  const all = files
    .map((file) => path.join(dir, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(all).not.toMatch(/"(workspace|catalog):|__name__|__key__|__shell__|__version|pnpm/);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  expect(new Set(Object.values({ ...dependencies, ...devDependencies }))).toEqual(new Set(['1.2.3']));
  expect(readFileSync(path.join(dir, 'remote.config.ts'), 'utf8')).toContain("shell: '^1.2.3'");
  expect(files).not.toContain('.npmrc');
});

test('a registry of its own stands in the settings of npm', () => {
  const dir = createRepository({
    name: 'daily-quiz',
    workspace: place,
    kit,
    registry: 'http://127.0.0.1:4873/',
  });
  expect(readFileSync(path.join(dir, '.npmrc'), 'utf8')).toBe('@tessera:registry=http://127.0.0.1:4873/\n');
});
