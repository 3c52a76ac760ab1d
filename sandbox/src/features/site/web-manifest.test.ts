import { inflateSync } from 'node:zlib';
import { webManifest } from '@tessera/contract';
import * as v from 'valibot';
import { demoMerchants } from '../../merchants';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();

/** Like a browser, without headers of the platform. */
const manifestOf = async (merchantCode: string) => {
  const answer = await fetch(`${sandbox().url}/wps/system/manifest.json?merchantCode=${merchantCode}`);
  return v.parse(webManifest.answer, await answer.json());
};

test.each(demoMerchants.map(({ code, name }) => [code, name] as const))(
  'the manifest of %s is found by its code alone and describes the installed app [R7.16] [R9.32]',
  async (code, name) => {
    const manifest = await manifestOf(code);
    expect(manifest).toMatchObject({
      name,
      display: 'standalone',
      orientation: 'portrait',
      start_url: '/m/home',
      scope: '/m/',
      theme_color: '#ffffff',
      background_color: '#ffffff',
    });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '256x256', '384x384', '512x512']);
    expect(manifest.short_name?.length).toBeLessThan(13);
  },
);

/** In ms: half a million pixels are drawn one by one, on a machine that may be busy. */
const DRAWING = 60_000;

test(
  'each icon is a PNG of the size that the manifest names [R9.32]',
  async () => {
    const { icons } = await manifestOf('aurora');
    for (const { src, sizes } of icons) {
      const answer = await fetch(sandbox().url + src);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const size = Number.parseInt(sizes ?? '', 10);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
      const packed = bytes.readUInt32BE(33);
      expect(inflateSync(bytes.subarray(41, 41 + packed))).toHaveLength(size * (1 + size * 3));
    }
  },
  DRAWING,
);

test('there is no icon of another size', async () => {
  const answer = await fetch(`${sandbox().url}/wps/sandbox-assets/merchants/aurora/icon-100.png`);
  expect(answer.status).toBe(404);
});
