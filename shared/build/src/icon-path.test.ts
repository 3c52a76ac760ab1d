import iconPath from './icon-path.cjs';

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor">${body}</svg>`;

test.each([
  ['one path', '<path d="M1,2L3,4Z"/>', 'M1,2L3,4Z'],
  ['several paths', '<path d="M1,2Z"/><path fill="none" d="M3,4Z"/>', 'M1,2Z M3,4Z'],
  ['one decimal in a number', '<path d="M1.96.52L-.04,0.25c3.149.951Z"/>', 'M2 .5L-0,.3c3.1 1Z'],
])('an icon of %s is a module of its outline alone', (_, body, outline) => {
  expect(iconPath(svg(body))).toBe(`export default ${JSON.stringify(outline)};`);
});

test('an attribute whose name only ends in d is not the outline', () => {
  expect(iconPath(svg('<path id="x" data-d="no" d="M1,2Z"/>'))).toBe('export default "M1,2Z";');
});

test('comments, a title and a declaration are not drawn', () => {
  const file = `<?xml version="1.0"?>${svg('<!-- <circle r="4"/> --><title>a <b></title><path d="M1,2Z"/>')}`;
  expect(iconPath(file)).toBe('export default "M1,2Z";');
});

test.each([
  ['another shape', svg('<path d="M1,2Z"/><circle r="4"/>'), '<circle>'],
  ['a group', svg('<g fill="red"><path d="M1,2Z"/></g>'), '<g>'],
  ['a transform', svg('<path transform="scale(2)" d="M1,2Z"/>'), 'a transform'],
  ['another view box', '<svg viewBox="0 0 24 24"><path d="M1,2Z"/></svg>', 'the view box 0 0 24 24'],
  ['no view box', '<svg width="24"><path d="M1,2Z"/></svg>', 'no view box'],
])('a file with %s, which an outline would not show, stops the build', (_, file, fault) => {
  expect(() => iconPath(file)).toThrow(`this file has ${fault}: it cannot be drawn`);
});

test('an icon without an outline stops the build', () => {
  expect(() => iconPath(svg('<circle r="4"/>'))).toThrow('cannot be drawn');
});
