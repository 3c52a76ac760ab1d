import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { releasedMerchants } from '../assemble/merchants';
import { allMerchants } from '../merchant/all-merchants';
import { describedMerchant, describeMerchant } from '../merchant/descriptions';
import { type Merchant, parseMerchant } from '../merchant/merchant';
import { ReleaseError } from '../release-error';
import { changeMany } from '../roll-out/change-many';
import { hostTable } from '../serve/hosts';
import { rememberBuilds } from '../store/remember-builds';
import type { Store } from '../store/store';
import { type Context, print, storeOf, withCommon } from './context';
import { exitCodes } from './io';
import { progress } from './progress';
import { table } from './table';

const setOptions = v.object({ dryRun: v.optional(v.boolean(), false) });
const AT_ONCE = 24;

async function readDescriptions(file: string): Promise<readonly Merchant[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(
      'file-unreadable',
      `${file} cannot be read. Name a file with one merchant, or a list of them.`,
    );
  });
  try {
    return [JSON.parse(text)].flat().map(parseMerchant);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError('file-unreadable', `${file} is no JSON. Write one merchant, or a list of them.`);
  }
}

/** Throws ReleaseError `host-conflict` when two merchants would name one host. */
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
  const bar = progress(context.io, 'describing', described.length);
  const limit = pLimit(AT_ONCE);
  const results = await Promise.all(
    described.map((merchant) =>
      limit(() => describeMerchant(store, merchant, { dry }).finally(() => bar.tick())),
    ),
  ).finally(bar.stop);
  const codes = described.map(({ code }) => code).filter((code) => released.has(code));
  // A description reaches pages with the merchant's next release; this is one that changes nothing else.
  const outcomes = dry ? [] : await changeMany(rememberBuilds(store), codes, (standing) => standing);
  const refused = outcomes.filter((outcome) => outcome.result === 'refused');
  const changed = results.filter((result) => result.changed).length;
  const text = [
    ...refused.map(({ merchant, message }) => `${merchant}: ${message}`),
    `${changed} of ${described.length} merchants ${dry ? 'would be' : 'were'} described anew, ${codes.length} have a release.`,
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
    .summary('descriptions of merchants: hosts, brand, languages')
    .description('Keeps the descriptions of merchants in the store. docs/operations.md lists their fields.');

  withCommon(merchant.command('set'))
    .description('Describes merchants, new and known ones. Pages follow at once.')
    .argument('<file...>', 'JSON files, each with one merchant or a list of them')
    .option('--dry-run', 'check the files, and write nothing')
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
    .description('Prints the description of a merchant, as set takes it.')
    .argument('<code>', 'merchant to show')
    .action(async (code: string, raw: unknown) => {
      const described = await describedMerchant(await storeOf(raw, context), code);
      print(raw, context, described, JSON.stringify(described, null, 2));
    });
}
