import { contentTypes, isFile } from './file-headers';

test('every file extension of a build has a content type, and text has its character set', () => {
  const types = Object.values(contentTypes);
  expect(types).toHaveLength(22);
  expect(types).not.toContain('application/octet-stream');
  for (const type of types.filter((one) => /^text|json/.test(one))) expect(type).toMatch(/; charset=utf-8$/);
  // Modules do not run with another type, and browsers refuse these with `nosniff`.
  expect(contentTypes).toMatchObject({
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json; charset=utf-8',
    wasm: 'application/wasm',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    mp4: 'video/mp4',
  });
});

test.each([
  ['/m/shell/1.0.0/main.js', true],
  ['/m/sub/LOGO.PNG', true],
  ['/m/home', false],
  ['/m/game/vendor.com', false],
  ['/m/game/vendor.exe', false],
  ['/m/home.constructor', false],
])('whether %s requests a file: %s', (path, expected) => {
  expect(isFile(path)).toBe(expected);
});
