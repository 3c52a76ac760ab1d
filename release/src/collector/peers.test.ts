import { ownerOf } from './peers';

const sources = Array.from({ length: 3_000 }, (_, n) => `source ${n}`);
const peers = ['http://a:9464', 'http://b:9464', 'http://c:9464'];

test('each collector owns about the same number of sources, whatever the order of the list', () => {
  for (const peer of peers) {
    const owned = sources.filter((source) => ownerOf(source, peers) === peer);
    expect(Math.abs(owned.length - 1_000)).toBeLessThan(150);
  }
  for (const source of sources) expect(ownerOf(source, peers.toReversed())).toBe(ownerOf(source, peers));
});

test('with one more collector, only the sources that it gets change their owner', () => {
  const more = [...peers, 'http://d:9464'];
  const moved = sources.filter((source) => ownerOf(source, more) !== ownerOf(source, peers));
  expect(moved.length).toBeGreaterThan(500);
  expect(moved.every((source) => ownerOf(source, more) === 'http://d:9464')).toBe(true);
});
