import { parseArgs } from 'node:util';
import { buildPieces } from './build/build-pieces';
import { pages, tenThousandMerchants } from './simulation/assumptions';
import { type Figures, figuresOf } from './simulation/figures';
import { measureFootprint } from './simulation/footprint';

// The numbers of docs/operations.md: the load of ten million members a day, with the present sizes of the pieces.
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    members: { type: 'string', default: String(tenThousandMerchants.members) },
    merchants: { type: 'string', default: String(tenThousandMerchants.merchants) },
    sample: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    hold: { type: 'string', default: '0' },
  },
});
await buildPieces(console.error);
const footprint = await measureFootprint(pages.map(({ path }) => path));
const assumptions = {
  ...tenThousandMerchants,
  members: Number(values.members),
  merchants: Number(values.merchants),
  edgeHold: Number(values.hold),
};
const follow = { sample: Number(values.sample), seed: Number(values.seed) };
const evening = 20 * 60;
const figures = [
  figuresOf('nothing released', assumptions, footprint, follow),
  figuresOf('remote-games at 20:00', assumptions, footprint, {
    ...follow,
    wave: { changed: '/m/remotes/games/', at: evening },
  }),
  figuresOf('shell at 20:00', assumptions, footprint, {
    ...follow,
    wave: { changed: '/m/shell/', at: evening },
  }),
];

const millions = (count: number) => `${(count / 1e6).toFixed(1)} M`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const rounded = (count: number) => Math.round(count).toLocaleString('en');
const row = (one: Figures) => ({
  requests: millions(one.requests),
  'peak per s': rounded(one.peak),
  bytes: gigabytes(one.bytes),
  'in the browser': percent(one.browserHits),
  'at the edge': percent(one.edgeHits),
  'origin peak per s': rounded(one.originPeak),
  'origin files': gigabytes(one.originFileBytes),
  'of the wave': gigabytes(one.waveBytes),
});
if (values.json) console.log(JSON.stringify({ assumptions, footprint, figures }, null, 2));
else console.table(Object.fromEntries(figures.map((one) => [one.day, row(one)])));
