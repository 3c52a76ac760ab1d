/** @jest-environment jsdom */
import { imageSources } from './image-sources';

const cdn = ['https://img.example.com', 'static.example.net/games/', '/art'];
const addresses = (image: string | undefined, hosts: readonly string[] = cdn) =>
  imageSources(image, hosts).map(({ src }) => src);

test('a path is looked up on every image host in turn, in every form in which a host is listed [R9.39]', () => {
  expect(addresses('KST/star.svg?v=2')).toEqual([
    'https://img.example.com/KST/star.svg?v=2',
    'https://static.example.net/games/KST/star.svg?v=2',
    '/art/KST/star.svg?v=2',
  ]);
});

test('an address on one of the hosts is tried there first, then on the others', () => {
  expect(addresses('https://static.example.net/games/b.webp')).toEqual([
    'https://static.example.net/games/b.webp',
    'https://img.example.com/b.webp',
    '/art/b.webp',
  ]);
});

test('a path on our own origin is looked up only there', () => {
  expect(addresses('/pictures/star.svg?v=2')).toEqual(['/pictures/star.svg?v=2']);
});

test.each([
  'https://tracker.example.org/pixel.gif',
  '//tracker.example.org/pixel.gif',
  '/\\tracker.example.org/pixel.gif',
  'http://img.example.com/a.avif',
  'https://static.example.net/elsewhere.gif',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'https://',
  'https://art/a.avif',
])('%s is not accepted as a picture', (image) => {
  expect(addresses(image)).toEqual([]);
});

test('a path cannot leave the folder of an image host', () => {
  expect(addresses('../../secret.svg', ['https://img.example.com/games', '/art'])).toEqual([]);
});

test('a game without artwork has no address, nor has any game of a merchant without image hosts', () => {
  expect(addresses(undefined)).toEqual([]);
  expect(addresses('a.svg', [])).toEqual([]);
});
