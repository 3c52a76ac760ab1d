import type { Command } from 'commander';
import * as v from 'valibot';
import { makeKeyFile, readKeyFile } from '../preview/preview-keys';
import { previewLink } from '../preview/preview-link';
import { parsePieceVersion } from '../roll-out/piece-version';
import { type Context, numberBetween, print, storeOf, withCommon } from './context';
import { changeTargets, withTargets } from './targets';

const withKey = v.object({ key: v.string() });
const linkOptions = v.object({
  key: v.string(),
  merchant: v.string(),
  hours: v.number(),
  path: v.string(),
  origin: v.optional(v.pipe(v.string(), v.url())),
});
const HOUR = 3_600_000;
const KEY_FILE = 'file of the key pair, as preview key makes it';

/** `release preview key|allow|forbid|link` */
export function addPreview(program: Command, context: Context): void {
  const preview = program
    .command('preview')
    .summary('signed links that show testers what others do not get')
    .description(
      'Signed links that show testers a version before anybody else gets it.\n1. preview key: make a key pair, once.\n2. preview allow: put its public half into releases.\n3. roll-out <remote>@<version> --percent 0: list the version.\n4. preview link: make a link.',
    );

  preview
    .command('key')
    .description('Makes a key pair in a new file. Keep it secret: whoever has it can make links.')
    .argument('<file>', 'file to make')
    .option('--json', 'print the public half as JSON')
    .action(async (file: string, raw: unknown) => {
      const key = await makeKeyFile(file);
      print(raw, context, key, `${file} is made. Allow it: release preview allow --key ${file} --all`);
    });

  withTargets(withCommon(preview.command('allow')))
    .description('Lets releases take links of a key, and of no other.')
    .requiredOption('--key <file>', KEY_FILE)
    .action(async (raw: unknown) => {
      const { publicKey } = await readKeyFile(v.parse(withKey, raw).key);
      await changeTargets(raw, context, await storeOf(raw, context), (standing) => ({
        ...standing,
        previewKey: publicKey,
      }));
    });

  withTargets(withCommon(preview.command('forbid')))
    .description('Makes every link of the merchants worthless at once.')
    .action(async (raw: unknown) =>
      changeTargets(raw, context, await storeOf(raw, context), (standing) => ({
        ...standing,
        previewKey: undefined,
      })),
    );

  withCommon(preview.command('link'))
    .description('Makes a link that shows versions which the merchant’s release lists.')
    .argument('<remote@version...>', 'such as games@2.1.0')
    .requiredOption('--key <file>', KEY_FILE)
    .requiredOption('-m, --merchant <code>', 'merchant on whose pages the link is good')
    .option('--hours <number>', 'how long it is good', numberBetween(0.01, 24 * 90), 24)
    .option('--path <path>', 'page that it opens', '/m/home')
    .option('--origin <origin>', 'origin of the site; https and the merchant’s first host when absent')
    .action(async (pieces: readonly string[], raw: unknown) => {
      const { key, merchant, hours, path, origin } = v.parse(linkOptions, raw);
      const expires = new Date(Date.now() + hours * HOUR);
      const link = await previewLink(await storeOf(raw, context), {
        merchant,
        wanted: pieces.map(parsePieceVersion),
        keys: await readKeyFile(key),
        expires,
        path,
        origin,
      });
      print(raw, context, { link, expires }, link);
    });
}
