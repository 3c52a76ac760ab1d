import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWorkspace, workspace } from '../workspace';
import { brokenReferences } from './references';

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(inWorkspace(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => path.join(folder, name));

const documentsIn = (folder: string, recursive = false): readonly string[] =>
  readdirSync(inWorkspace(folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));

/** The documents of the workspace, and those of each package. */
const documents = [
  ...documentsIn('docs', true),
  ...['.', ...foldersIn('.'), ...foldersIn('shared')]
    .filter((folder) => folder !== 'docs')
    .flatMap((folder) => documentsIn(folder)),
];

test.each(documents)('links and paths in %s lead somewhere', (document) => {
  expect(brokenReferences(inWorkspace(document), workspace)).toEqual([]);
});

test('broken links, anchors and paths are found, and examples are not read', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'shell/src'), { recursive: true });
  writeFileSync(path.join(root, 'other.md'), '# Other\n\n## Error codes\n');
  writeFileSync(
    path.join(root, 'page.md'),
    [
      '# Page',
      '## Page',
      '<a id="named"></a>',
      '[good](#page-1), [good](#named), [no such number](#page-2)',
      '[good](other.md#error-codes), [good](#page), [good](https://example.com/x)',
      '[no file](gone.md), [no heading](other.md#gone)',
      '`shell/src`, `shell/gone.ts`, `shell/src/*.ts`, `elsewhere/gone.ts`',
      '```',
      '[example](gone-too.md)',
      '```',
    ].join('\n'),
  );
  expect(brokenReferences(path.join(root, 'page.md'), root)).toEqual([
    '#page-2',
    'gone.md',
    'other.md#gone',
    'shell/gone.ts',
  ]);
});
