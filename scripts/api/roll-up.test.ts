import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollUp } from './roll-up';
import { writeDescription } from './write-description';

/** Describes a package `pkg` with one entry, `index.d.ts`, out of the given declaration files. */
const describePackage = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'api-'));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  return writeDescription('pkg', rollUp(new Map([['pkg', path.join(root, 'index.d.ts')]])));
};

describe('the description of a public API', () => {
  test('has exported declarations and the types that they refer to, and nothing else', () => {
    const text = describePackage({
      'index.d.ts': "export { open } from './core';\n",
      'core/index.d.ts': "export { open, close } from './door';\n",
      'core/door.d.ts':
        "import type { Key } from './key';\nexport declare function open(key: Key): void;\nexport declare function close(): void;\n",
      'core/key.d.ts':
        'export interface Key { readonly teeth: Teeth; }\ntype Teeth = number;\ntype Lock = string;\n',
    });
    expect(text).toContain('declare function open(key: Key): void;');
    expect(text).toContain('interface Key { readonly teeth: Teeth; }');
    expect(text).toContain('type Teeth = number;');
    expect(text).not.toMatch(/close|Lock/);
  });

  test('changes neither when files move nor when their order changes', () => {
    const types = 'export type B = string;\nexport type A = B;\n';
    const moved = 'export type A = B;\nexport type B = string;\n';
    expect(describePackage({ 'index.d.ts': "export { A, B } from './types';", 'types.d.ts': types })).toBe(
      describePackage({ 'index.d.ts': "export * from './deep/types';", 'deep/types.d.ts': moved }),
    );
  });

  test('names types of other packages by an import', () => {
    const text = describePackage({
      'index.d.ts':
        "import type { Site } from '@tessera/contract';\nimport * as v from 'valibot';\nexport declare const site: () => Site;\nexport declare const schema: v.GenericSchema<Site>;\n",
    });
    expect(text).toContain("import type {\n  Site,\n} from '@tessera/contract';");
    expect(text).toContain("import type * as v from 'valibot';");
  });

  test('follows types that the compiler imports inside of a type', () => {
    const text = describePackage({
      'index.d.ts': 'export declare const state: () => import("./state").State<string>;\n',
      'state.d.ts': 'export interface State<T> { readonly value: T; }\n',
    });
    expect(text).toContain('declare const state: () => State<string>;');
    expect(text).toContain('interface State<T>');
  });

  test('reads files with letters outside of ASCII', () => {
    const text = describePackage({
      'index.d.ts': "export declare const first: '日本語';\nexport declare const second: 2;\n",
    });
    expect(text).toContain("declare const first: '日本語';\ndeclare const second: 2;");
  });

  test('lists the names of a module that is exported as a whole', () => {
    const text = describePackage({
      'index.d.ts': "export * as keys from './keys';\n",
      'keys.d.ts': 'export declare const token: Key;\ntype Key = string;\n',
    });
    expect(text).toContain('declare namespace keys {\n    export {\n        token,\n    };\n}');
    expect(text).toContain('declare const token: Key;');
    expect(text).toContain('type Key = string;');
  });

  test('lists overloads, and a value beside its type', () => {
    const text = describePackage({
      'index.d.ts':
        'export declare function cut(text: string): string;\nexport declare function cut(text: number): number;\nexport declare const cut2: 1;\nexport type cut2 = typeof cut2;\n',
    });
    expect(text.match(/declare function cut\(/g)).toHaveLength(2);
    expect(text).toContain('type cut2 = typeof cut2;');
  });

  test('fails for a name that no file declares', () => {
    expect(() =>
      describePackage({ 'index.d.ts': "export { gone } from './a';", 'a.d.ts': 'export {};' }),
    ).toThrow(/exports gone, which no file declares/);
  });
});
