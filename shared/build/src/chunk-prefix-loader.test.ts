type Loader = (this: { getOptions(): { prefix: string } }, source: string) => string;

const prefixChunks: Loader = require('./chunk-prefix-loader.cjs');

test('the names of chunks get the prefix, also those that end with the request; everything else stays', () => {
  const source = (home: string, texts: string) => `
    lazyPage(() => import(/* webpackChunkName: "${home}" */ './pages/home'));
    (language) => import(/* webpackChunkName: "${texts}" */ \`./locales/\${language}.json\`);`;
  const prefixed = prefixChunks.call(
    { getOptions: () => ({ prefix: 'games' }) },
    source('home', 'locale-[request]'),
  );
  expect(prefixed).toBe(source('games.home', 'games.locale-[request]'));
});
