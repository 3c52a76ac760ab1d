/** @jest-environment jsdom */
import { imageAddress } from './image-address';

const cdn = ['https://img.example.com', 'static.example.net/games', '/art'];

test('a path stays on our own origin', () => {
  expect(imageAddress('/art/star.svg?v=2', [])).toBe('/art/star.svg?v=2');
});

test('an address on a host of the merchant counts, whichever way the host is listed', () => {
  expect(imageAddress('https://img.example.com/a.avif', cdn)).toBe('https://img.example.com/a.avif');
  expect(imageAddress('https://static.example.net/b.webp', cdn)).toBe('https://static.example.net/b.webp');
});

test.each([
  'https://tracker.example.org/pixel.gif',
  '//tracker.example.org/pixel.gif',
  '/\\tracker.example.org/pixel.gif',
  'http://img.example.com/a.avif',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'https://',
  'https://art/a.avif',
])('%s is no image', (image) => {
  expect(imageAddress(image, cdn)).toBeUndefined();
});

test('a game without artwork has none', () => {
  expect(imageAddress(undefined, cdn)).toBeUndefined();
});
