import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { runWebpack } from '../../testing/run-webpack';
import { ModuleIdsPlugin } from './module-ids';

const dir = mkdtempSync(path.join(tmpdir(), 'tessera-build-'));
afterAll(() => rmSync(dir, { recursive: true }));

const file = (name: string, text: string): string => {
  const place = path.join(dir, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
};

test('no module has a number that comes from the place of a folder', async () => {
  file('node_modules/words/package.json', '{ "name": "words", "version": "1.2.3" }');
  file('node_modules/words/index.js', 'export const word = "shared";');
  const page = file('page.js', 'import { word } from "words"; console.log(word);');
  const stats = await runWebpack({
    context: dir,
    mode: 'production',
    entry: { main: page },
    output: { path: path.join(dir, 'dist'), uniqueName: 'piece' },
    plugins: [
      new ModuleIdsPlugin(),
      new ModuleFederationPlugin({
        name: 'piece',
        filename: 'remoteEntry.js',
        exposes: { './page': page },
        shared: { words: { singleton: true, eager: true } },
        manifest: false,
        dts: false,
      }),
    ],
  });
  const { modules = [] } = stats.toJson({ all: false, modules: true, ids: true, modulesSpace: 1_000 });
  // Webpack makes a path relative where it begins a part of a name. A name with `.federation` has a hash of paths.
  const placed = modules.filter(({ identifier = '' }) =>
    identifier.split(/[|!]/).some((part) => part.lastIndexOf(dir) > 0 || part.includes('.federation')),
  );
  expect(placed.map(({ id }) => id).sort()).toEqual(['container', 'federation', 'provide words@1.2.3']);
});
