import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportedNames } from './exported-names';

const dir = mkdtempSync(path.join(tmpdir(), 'tessera-api-'));
const file = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
};

afterAll(() => rmSync(dir, { recursive: true }));

test('the public API has every value of every subpath, without types and test tools', () => {
  file(
    'package.json',
    JSON.stringify({
      exports: {
        './session': './src/session/index.ts',
        './site': './src/site.tsx',
        './testing': './src/testing.ts',
      },
    }),
  );
  file(
    'src/session/index.ts',
    `export { read, type Session, write as keep } from './store';
     export type { Fault } from './store';
     export * from './hooks';`,
  );
  file('src/session/hooks/index.ts', `export * from '../more';\nexport function useSession() {}`);
  file(
    'src/session/more.ts',
    'export class Refused extends Error {}\nexport interface Shape {}\nexport type Name = string;',
  );
  file('src/site.tsx', 'export const hasFlag = () => <b />, useFlag = 1;\nconst hidden = 2;');
  file('src/testing.ts', 'export const provide = 1;');
  expect(exportedNames(dir)).toEqual({
    session: ['Refused', 'keep', 'read', 'useSession'],
    site: ['hasFlag', 'useFlag'],
  });
});

test('a public API that names a missing file is refused', () => {
  file('package.json', JSON.stringify({ exports: { './session': './src/broken.ts' } }));
  file('src/broken.ts', "export * from './nowhere';");
  expect(() => exportedNames(dir)).toThrow(/nowhere/);
});

test('the real shell exports what remotes use', () => {
  const api = exportedNames(path.resolve(__dirname, '../../../../../shell'));
  expect(api.session).toEqual(expect.arrayContaining(['useSession', 'signIn', 'signOut']));
  expect(api.i18n).toContain('useText');
  expect(api).not.toHaveProperty('testing');
});
