import * as v from 'valibot';
import { readJsonFile } from '../../../input';
import { type Merchant, parseMerchant } from '../../../merchants';
import { record, resultOf } from '../../../operations/audit';
import { type Described, setDescriptions } from '../../../operations/description';
import { ReleaseError } from '../../../release-error';
import type { Store } from '../../../store';
import { type Context, optionsOf, print, storeOf } from '../../context';
import { deedOf } from '../../deed';
import { exitCodes } from '../../io';
import { progress } from '../../progress';

const setOptions = v.object({ dryRun: v.optional(v.boolean(), false) });

async function readDescriptions(file: string): Promise<readonly Merchant[]> {
  const advice = 'Use a JSON file with one merchant or a list of merchants.';
  const raw = await readJsonFile(file, advice);
  const described = (one: unknown, i: number): Merchant => {
    try {
      return parseMerchant(one);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      const place = Array.isArray(raw) ? `${file}, merchant ${i + 1} of the list` : file;
      throw new ReleaseError(error.code, `${place}: ${error.message}`);
    }
  };
  return [raw].flat().map(described);
}

/** Appends new descriptions to the audit log, prints the result, and sets the exit code. */
export async function printDescribed(
  raw: unknown,
  context: Context,
  store: Store,
  { descriptions, released, outcomes }: Described,
  dry: boolean,
): Promise<void> {
  const refused = outcomes.filter((outcome) => outcome.result === 'refused');
  const codes = descriptions.flatMap((one) => (one.changed ? [one.merchant.code] : []));
  const changed = codes.length;
  if (changed > 0 && !dry) {
    const deed = deedOf(raw, context, { action: 'description', what: codes.join(' '), pieces: [] });
    await record(store, deed, resultOf(outcomes) ?? { releases: {}, refused: refused.length });
  }
  const text = [
    ...refused.map(({ merchant, message }) => `${merchant}: ${message}`),
    `${changed} of ${descriptions.length} descriptions ${dry ? 'would change' : 'changed'}; ${released.length} of the merchants have a release.`,
  ].join('\n');
  print(
    raw,
    context,
    {
      dryRun: dry,
      merchants: descriptions.map(({ merchant, changed }) => ({ merchant: merchant.code, changed })),
      outcomes,
    },
    text,
  );
  if (refused.length > 0) context.end(exitCodes.partly);
}

/** `release merchant set` */
export async function setMerchants(files: readonly string[], raw: unknown, context: Context): Promise<void> {
  const { dryRun: dry } = optionsOf(setOptions, raw);
  const store = await storeOf(raw, context);
  const merchants = (await Promise.all(files.map(readDescriptions))).flat();
  const bar = progress(context.io, 'updating', merchants.length);
  const described = await setDescriptions(store, merchants, { dry, onDone: () => bar.tick() }).finally(
    bar.stop,
  );
  await printDescribed(raw, context, store, described, dry);
}
