import { relativeImports, relativePaths, renameImports } from './relative-imports';

const code = [
  "import a, { b } from './a';",
  "import '../style.css';",
  "export * from './c';",
  'const d = () => import(/* webpackChunkName: "d" */ "./d");',
  "type E = import('./e').E;",
  "import f from 'f';",
  "const loader = require.resolve('../loader.cjs');",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code of a template
  'const texts = (code) => import(`./locales/${code}.json`);',
].join('\n');

test('the relative imports of code are found, also those with a comment for webpack', () => {
  expect(relativeImports(code)).toEqual(['./a', '../style.css', './c', './d', './e']);
});

test('every text that can be a path is found', () => {
  expect(relativePaths(code)).toEqual(
    expect.arrayContaining(['../loader.cjs', expect.stringMatching(/^\.\/locales\/\$/)]),
  );
});

test('imports get other names, and everything else stays', () => {
  const renamed = renameImports(code, (specifier) => (specifier === './d' ? './d/index.js' : undefined));
  expect(renamed).toBe(code.replace('"./d"', '"./d/index.js"'));
});
