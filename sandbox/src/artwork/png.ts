import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR_BYTES = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}

function header(size: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size, 0);
  data.writeUInt32BE(size, 4);
  // 8 bits for each of three channels; standard compression and filter, no interlacing.
  data.set([8, 2, 0, 0, 0], 8);
  return data;
}

/** Encodes a square picture as PNG; `pixel` returns the colour at a column and a row. */
export function drawPng(size: number, pixel: (x: number, y: number) => Rgb): Buffer {
  const line = 1 + size * COLOUR_BYTES;
  const pixels = Buffer.alloc(line * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) pixels.set(pixel(x, y), y * line + 1 + x * COLOUR_BYTES);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(size)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
