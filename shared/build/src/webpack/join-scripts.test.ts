import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { runWebpack } from '../testing/run-webpack';
import { joinScripts } from './join-scripts';

const dir = mkdtempSync(path.join(tmpdir(), 'tessera-join-'));
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
afterAll(() => rmSync(dir, { recursive: true }));

const build = (name: string) =>
  runWebpack({
    context: dir,
    mode: 'production',
    entry: { [name]: `./${name}-source.js` },
    devtool: 'hidden-source-map',
    output: { path: dir, filename: '[name].js' },
    optimization: { minimize: false },
  });

/** The source and line that a source map gives for the place of a text in a script. */
function origin(script: string, mark: string): [string | undefined, number] {
  const before = read(script).split(mark)[0] ?? '';
  const [line, column] = [before.split('\n').length - 1, before.length - before.lastIndexOf('\n') - 1];
  const entry = new SourceMap(JSON.parse(read(`${script}.map`))).findEntry(line, column);
  if (!('originalSource' in entry)) throw new Error('no entry');
  return [entry.originalSource.split('/').pop(), entry.originalLine + 1];
}

test('scripts run in order, and each line of the joined script leads to its source', async () => {
  writeFileSync(path.join(dir, 'page-source.js'), '// a comment\n\nglobalThis.page = "PAGE";\n');
  writeFileSync(
    path.join(dir, 'entry-source.js'),
    '// a comment\nglobalThis.entry = globalThis.page + "ENTRY";\n',
  );
  await build('page');
  await build('entry');
  joinScripts(dir, ['page.js', 'entry.js'], 'entry.js');

  const context: { entry?: string } = {};
  vm.runInNewContext(read('entry.js'), context);
  expect(context.entry).toBe('PAGEENTRY');
  expect(origin('entry.js', '"PAGE"')).toEqual(['page-source.js', 3]);
  expect(origin('entry.js', '"ENTRY"')).toEqual(['entry-source.js', 2]);
});

test('without source maps, none is written', () => {
  writeFileSync(path.join(dir, 'a.js'), 'globalThis.a = 1');
  writeFileSync(path.join(dir, 'b.js'), '(function () {})()');
  joinScripts(dir, ['a.js', 'b.js'], 'c.js');
  expect(() => read('c.js.map')).toThrow('ENOENT');
  expect(() => vm.runInNewContext(read('c.js'), {})).not.toThrow();
});
