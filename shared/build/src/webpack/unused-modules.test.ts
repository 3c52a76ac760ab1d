import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownSchemas, runtimeOfShell, unusedFederation } from './federation';
import { routerCode, unusedModules, withoutUnusedComponents } from './unused-modules';

const pureComponents: (source: string) => string = require('../pure-components-loader.cjs');

const workspace = path.resolve(__dirname, '../../../..');
const shell = path.join(workspace, 'shell');
const replaced = { ...unusedModules(shell), ...unusedFederation, ...runtimeOfShell, ...ownSchemas };

// An update of a library that moves such a file would bring its code back into every page.
test.each(Object.entries(replaced))('%s is a file that the build replaces by %s', (file, by) => {
  if (path.isAbsolute(file)) expect(existsSync(file)).toBe(true);
  if (by !== false) expect(existsSync(by)).toBe(true);
});

test('the build leaves out the components of the router that the shell does not use', () => {
  const chunk = routerCode(shell);
  expect(chunk).toMatch(withoutUnusedComponents.test as RegExp);
  const source = readFileSync(chunk, 'utf8');
  const marked = pureComponents(source);
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(marked).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ \\w+\\.forwardRef\\(`, 'm'));
  expect(marked).not.toMatch(/^\S+\.displayName = /m);
});
