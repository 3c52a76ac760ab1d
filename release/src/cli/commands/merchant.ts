import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { cacheDescriptions } from '../../builds';
import {
  allMerchants,
  describedMerchant,
  describeMerchant,
  hostTable,
  type Merchant,
  parseMerchant,
} from '../../merchants';
import { changeMany } from '../../operations/rollout';
import { ReleaseError } from '../../release-error';
import { releasedMerchants } from '../../releases';
import type { Store } from '../../store';
import { type Context, print, storeOf, withCommon } from '../context';
import { exitCodes } from '../io';
import { progress } from '../progress';
import { table } from '../table';

const setOptions = v.object({ dryRun: v.optional(v.boolean(), false) });
const CONCURRENCY = 24;

async function readDescriptions(file: string): Promise<readonly Merchant[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(
      'file-unreadable',
      `${file} cannot be read. Use a JSON file with one merchant or a list of merchants.`,
    );
  });
  try {
    return [JSON.parse(text)].flat().map(parseMerchant);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(
      'file-unreadable',
      `${file} is not JSON. Use a JSON file with one merchant or a list of merchants.`,
    );
  }
}

/** @throws ReleaseError `host-conflict` if two merchants would use the same host */
async function checkHosts(store: Store, described: readonly Merchant[]): Promise<void> {
  const codes = new Set(described.map(({ code }) => code));
  hostTable([...(await allMerchants(store)).filter(({ code }) => !codes.has(code)), ...described]);
}

async function set(files: readonly string[], raw: unknown, context: Context): Promise<void> {
  const { dryRun: dry } = v.parse(setOptions, raw);
  const store = await storeOf(raw, context);
  const described = (await Promise.all(files.map(readDescriptions))).flat();
  await checkHosts(store, described);
  const released = new Set(await releasedMerchants(store));
  const bar = progress(context.io, 'updating', described.length);
  const limit = pLimit(CONCURRENCY);
  const results = await Promise.all(
    described.map((merchant) =>
      limit(() => describeMerchant(store, merchant, { dry }).finally(() => bar.tick())),
    ),
  ).finally(bar.stop);
  const codes = described.map(({ code }) => code).filter((code) => released.has(code));
  // A description takes effect with the merchant's next release, so this makes one without other changes.
  const outcomes = dry ? [] : await changeMany(cacheDescriptions(store), codes, (current) => current);
  const refused = outcomes.filter((outcome) => outcome.result === 'refused');
  const changed = results.filter((result) => result.changed).length;
  const text = [
    ...refused.map(({ merchant, message }) => `${merchant}: ${message}`),
    `${changed} of ${described.length} descriptions ${dry ? 'would change' : 'changed'}; ${codes.length} of the merchants have a release.`,
  ].join('\n');
  print(
    raw,
    context,
    {
      dryRun: dry,
      merchants: results.map(({ merchant, changed }) => ({ merchant: merchant.code, changed })),
      outcomes,
    },
    text,
  );
  if (refused.length > 0) context.end(exitCodes.partly);
}

/** `release merchant set|list|show` */
export function addMerchant(program: Command, context: Context): void {
  const merchant = program
    .command('merchant')
    .summary('manage merchants: hosts, brand, languages')
    .description(
      'Manages the descriptions of merchants in the store. docs/operations.md lists their fields.',
    );

  withCommon(merchant.command('set'))
    .description('Adds or replaces the descriptions of merchants. Pages use them at once.')
    .argument('<file...>', 'JSON files, each with one merchant or a list of merchants')
    .option('--dry-run', 'check the files without writing')
    .action((files: readonly string[], raw: unknown) => set(files, raw, context));

  withCommon(merchant.command('list'))
    .description('Lists the merchants of the store.')
    .action(async (raw: unknown) => {
      const merchants = await allMerchants(await storeOf(raw, context));
      const rows = merchants.map(({ code, name, template, hosts }) => [
        code,
        name,
        template,
        hosts.join(', '),
      ]);
      print(raw, context, merchants, table(['merchant', 'name', 'template', 'hosts'], rows));
    });

  withCommon(merchant.command('show'))
    .description('Prints the description of a merchant in the format of set.')
    .argument('<code>', 'merchant to show')
    .action(async (code: string, raw: unknown) => {
      const described = await describedMerchant(await storeOf(raw, context), code);
      print(raw, context, described, JSON.stringify(described, null, 2));
    });
}
