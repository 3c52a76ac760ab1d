/** A picture as a canvas has it: four bytes for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha. */
  readonly bytes: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Pixels whose channels are equal in their first six bits count as one colour. */
interface Shade {
  readonly colour: Colour;
  readonly count: number;
  readonly bin: number;
}

/** A picture with at most 255 colours. Pixels with the index 0 are transparent. */
export interface Indexed {
  readonly colours: readonly Colour[];
  readonly indexes: Uint8Array;
}

const MOST = 255;
const BITS = 6;
const BINS = 1 << (3 * BITS);

const binOf = (red: number, green: number, blue: number): number =>
  ((red >> 2) << (2 * BITS)) | ((green >> 2) << BITS) | (blue >> 2);

function shadesOf({ bytes }: Pixels): readonly Shade[] {
  const counts = new Uint32Array(BINS);
  const sums = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)] as const;
  for (let at = 0; at < bytes.length; at += 4) {
    if ((bytes[at + 3] ?? 0) < 128) continue;
    const bin = binOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
    for (const [channel, sum] of sums.entries()) sum[bin] = (sum[bin] ?? 0) + (bytes[at + channel] ?? 0);
  }
  const shades: Shade[] = [];
  for (const [bin, count] of counts.entries()) {
    if (count === 0) continue;
    const [red, green, blue] = sums.map((sum) => (sum[bin] ?? 0) / count);
    shades.push({ bin, count, colour: [red ?? 0, green ?? 0, blue ?? 0] });
  }
  return shades;
}

/** Shades that get one colour, the channel in which they differ most, and how much that matters. */
interface Box {
  readonly shades: readonly Shade[];
  readonly channel: 0 | 1 | 2;
  readonly weight: number;
}

const channels = [0, 1, 2] as const;
const total = (shades: readonly Shade[]): number => shades.reduce((sum, { count }) => sum + count, 0);

function boxOf(shades: readonly Shade[]): Box {
  const ranges = channels.map((channel) => {
    const values = shades.map(({ colour }) => colour[channel]);
    return (
      values.reduce((most, one) => Math.max(most, one)) - values.reduce((least, one) => Math.min(least, one))
    );
  });
  const widest = Math.max(...ranges);
  const channel = channels.find((one) => ranges[one] === widest) ?? 0;
  // The square root: large even areas would take all colours from small details.
  return { shades, channel, weight: shades.length > 1 ? Math.sqrt(total(shades)) * widest : 0 };
}

/** The two halves of a box, each with about half of the pixels and at least one shade. */
function halves({ shades, channel }: Box): readonly [Box, Box] {
  const sorted = shades.toSorted((one, other) => one.colour[channel] - other.colour[channel]);
  const half = total(sorted) / 2;
  let [end, sum] = [0, 0];
  while (end < sorted.length - 1 && (end === 0 || sum < half)) sum += sorted[end++]?.count ?? 0;
  return [boxOf(sorted.slice(0, end)), boxOf(sorted.slice(end))];
}

const meanOf = (shades: readonly Shade[]): Colour => {
  const all = total(shades);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    Math.round(shades.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / all),
  );
  return [red, green, blue];
};

/** Chooses the colours of a picture by median cut: the box that differs most is halved until there are 255. */
export function indexed(pixels: Pixels): Indexed {
  const { bytes } = pixels;
  const all = shadesOf(pixels);
  const boxes: Box[] = all.length > 0 ? [boxOf(all)] : [];
  while (boxes.length < MOST) {
    const largest = boxes.reduce((most, box, at) => (box.weight > (boxes[most]?.weight ?? 0) ? at : most), 0);
    const box = boxes[largest];
    if (!box || box.weight === 0) break;
    boxes.splice(largest, 1, ...halves(box));
  }
  const indexOf = new Uint8Array(BINS);
  for (const [at, { shades }] of boxes.entries()) for (const { bin } of shades) indexOf[bin] = at + 1;
  const indexes = new Uint8Array(bytes.length / 4);
  for (let at = 0; at < indexes.length; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(4 * at, 4 * at + 4);
    indexes[at] = alpha < 128 ? 0 : (indexOf[binOf(red, green, blue)] ?? 0);
  }
  return { colours: boxes.map(({ shades }) => meanOf(shades)), indexes };
}
