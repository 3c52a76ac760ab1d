import { crc32, inflateSync } from 'node:zlib';
import type { Pixels } from './colours';
import { indexedPng } from './indexed-png';

interface Chunk {
  readonly kind: string;
  readonly data: Buffer;
}

/** The chunks of a PNG. @throws Error if the sum of one is wrong */
function chunksOf(file: Buffer): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 8; at < file.length; ) {
    const end = at + 8 + file.readUInt32BE(at);
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) throw new Error('the sum is wrong');
    found.push({ kind: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return found;
}

/** The pixels of an indexed PNG without filters; `undefined` for a transparent one. */
function decoded(file: Buffer): readonly (readonly number[] | undefined)[] {
  const part = (kind: string) => chunksOf(file).find((one) => one.kind === kind)?.data ?? Buffer.alloc(0);
  const [width, palette, rows] = [part('IHDR').readUInt32BE(0), part('PLTE'), inflateSync(part('IDAT'))];
  return [...rows].flatMap((index, at) => {
    if (at % (width + 1) === 0) return [];
    return index === 0 ? [undefined] : [[...palette.subarray(3 * index, 3 * index + 3)]];
  });
}

const picture = (width: number, pixels: readonly (readonly number[])[]): Pixels => ({
  width,
  height: pixels.length / width,
  bytes: Uint8Array.from(pixels.flat()),
});

test('a picture with few colours keeps each of them, and its transparent pixels', () => {
  const red = [200, 10, 20, 255];
  const blue = [0, 0, 255, 255];
  const file = indexedPng(picture(2, [red, blue, [9, 9, 9, 0], red]));
  expect(chunksOf(file).map(({ kind }) => kind)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  expect(decoded(file)).toEqual([[200, 10, 20], [0, 0, 255], undefined, [200, 10, 20]]);
});

test('a picture with many colours gets 255, each near the one that it stands for', () => {
  const pixels = Array.from({ length: 64 * 64 }, (_, at) => [
    4 * (at % 64),
    4 * Math.floor(at / 64),
    128,
    255,
  ]);
  const file = indexedPng(picture(64, pixels));
  const shown = decoded(file);
  expect(new Set(shown.map(String)).size).toBe(255);
  const distances = shown.map((colour, at) =>
    Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((colour?.[channel] ?? 999) - (pixels[at]?.[channel] ?? 0))),
    ),
  );
  expect(Math.max(...distances)).toBeLessThan(20);
  expect(indexedPng(picture(64, pixels))).toEqual(file);
});

test('an empty picture has only transparent pixels', () => {
  expect(decoded(indexedPng(picture(1, [[0, 0, 0, 0]])))).toEqual([undefined]);
});
