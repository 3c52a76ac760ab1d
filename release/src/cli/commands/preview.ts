import type { Command } from 'commander';
import * as v from 'valibot';
import { parsePieceVersion } from '../../builds';
import { makeKeyFile, previewLink, readKeyFile } from '../../operations/preview';
import { type Context, numberBetween, optionsOf, print, storeOf, withCommon } from '../context';
import { changeTargets, withTargets } from '../targets';

const withKey = v.object({ key: v.string() });
const linkOptions = v.object({
  key: v.string(),
  merchant: v.string(),
  hours: v.number(),
  path: v.string(),
  origin: v.optional(v.pipe(v.string(), v.url())),
});
const HOUR = 3_600_000;
const KEY_FILE = 'file of the key pair from preview key';

/** `release preview key|allow|forbid|link` */
export function addPreview(program: Command, context: Context): void {
  const preview = program
    .command('preview')
    .summary('make signed links that show unreleased versions to testers')
    .description(
      'Makes signed links that show testers a version which members do not get.\n1. preview key: create a key pair, once.\n2. preview allow: add its public key to releases.\n3. roll-out <remote>@<version> --percent 0: add the version to releases.\n4. preview link: make a link.',
    );

  preview
    .command('key')
    .description('Creates a key pair in a new file. Keep the file secret: it allows making links.')
    .argument('<file>', 'file to create')
    .option('--json', 'print the public key as JSON')
    .action(async (file: string, raw: unknown) => {
      const key = await makeKeyFile(file);
      print(raw, context, key, `${file} is created. Allow it: release preview allow --key ${file} --all`);
    });

  withTargets(withCommon(preview.command('allow')))
    .description('Makes releases accept links of this key only.')
    .requiredOption('--key <file>', KEY_FILE)
    .action(async (raw: unknown) => {
      const { publicKey } = await readKeyFile(optionsOf(withKey, raw).key);
      await changeTargets(
        raw,
        context,
        await storeOf(raw, context),
        (current) => ({ ...current, previewKey: publicKey }),
        { action: 'preview', what: 'allow', pieces: [] },
      );
    });

  withTargets(withCommon(preview.command('forbid')))
    .description('Makes releases reject all links.')
    .action(async (raw: unknown) =>
      changeTargets(
        raw,
        context,
        await storeOf(raw, context),
        (current) => ({ ...current, previewKey: undefined }),
        { action: 'preview', what: 'forbid', pieces: [] },
      ),
    );

  withCommon(preview.command('link'))
    .description('Makes a link that shows versions from the merchant’s release.')
    .argument('<remote@version...>', 'for example games@2.1.0')
    .requiredOption('--key <file>', KEY_FILE)
    .requiredOption('-m, --merchant <code>', 'merchant of the link')
    .option('--hours <number>', 'lifetime of the link', numberBetween(0.01, 24 * 90), 24)
    .option('--path <path>', 'path of the page to open', '/m/home')
    .option('--origin <origin>', 'origin of the site (default: https and the merchant’s first host)')
    .action(async (pieces: readonly string[], raw: unknown) => {
      const { key, merchant, hours, path, origin } = optionsOf(linkOptions, raw);
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
