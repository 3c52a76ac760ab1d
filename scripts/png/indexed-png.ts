import { crc32, deflateSync } from 'node:zlib';
import { indexed, type Pixels } from './colours';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 8;
const INDEXED = 3;

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([BIT_DEPTH, INDEXED, 0, 0, 0], 8);
  return data;
}

/** Each row starts with the number of its filter: none, because the numbers of colours say nothing about each other. */
function rows(indexes: Uint8Array, width: number, height: number): Buffer {
  const data = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    data.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return data;
}

/** Encodes a picture with at most 255 colours: about a quarter of the size that Chromium's own PNG has. */
export function indexedPng(pixels: Pixels): Buffer {
  const { width, height } = pixels;
  const { colours, indexes } = indexed(pixels);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from([0, 0, 0, ...colours.flat()])),
    chunk('tRNS', Buffer.from([0])),
    chunk('IDAT', deflateSync(rows(indexes, width, height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
