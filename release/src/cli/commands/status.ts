import type { Command } from 'commander';
import * as v from 'valibot';
import { countVersions, type MerchantStatus, statusReader } from '../../operations/status';
import { releasedMerchants } from '../../releases';
import { type Context, collect, errorReport, optionsOf, print, storeOf, withCommon } from '../context';
import { exitCodes } from '../io';
import { progress } from '../progress';
import { percent, table } from '../table';

const options = v.object({ merchant: v.optional(v.array(v.string())) });

function rowsOf({ merchant, number, shell, remotes, previous, pointed }: MerchantStatus): string[][] {
  if (number === undefined) return [[merchant, 'no release yet', '', '', '']];
  const release = pointed ? String(number) : `${number} (pages use an earlier one)`;
  const shares = Object.entries(remotes).flatMap(([name, list]) =>
    list.map(({ version, weight }, i) => [
      name,
      version,
      weight === 0 ? 'preview' : percent(weight),
      i === 0 ? (previous[name] ?? '') : '',
    ]),
  );
  return [['shell', shell ?? '', '100%', previous.shell ?? ''], ...shares].map((row, i) => [
    i === 0 ? `${merchant} ${release}` : '',
    ...row,
  ]);
}

function summary(statuses: readonly MerchantStatus[]): string {
  const rows = countVersions(statuses).map((count) => [
    count.piece,
    count.version,
    count.percent === 0 ? 'preview' : percent(count.percent),
    count.merchants,
  ]);
  const late = statuses.filter(({ pointed }) => !pointed).map(({ merchant }) => merchant);
  const lines = [table(['piece', 'version', 'members', 'merchants'], rows)];
  if (late.length > 0)
    lines.push(`Pages do not use the latest release yet: ${late.join(', ')}. Run the last command again.`);
  return lines.join('\n');
}

/** `release status` */
export function addStatus(program: Command, context: Context): void {
  withCommon(program.command('status'))
    .summary('show who gets which version')
    .description('Shows who gets which version: details of one merchant, or counts over all merchants.')
    .option('-m, --merchant <code>', 'merchant to show in detail; repeat it for several merchants', collect)
    .action(async (raw: unknown) => {
      const { merchant } = optionsOf(options, raw);
      const store = await storeOf(raw, context);
      const codes = merchant ?? (await releasedMerchants(store));
      const bar = progress(context.io, 'reading', codes.length);
      const { statuses, faults } = await statusReader(store)(codes, () => bar.tick()).finally(bar.stop);
      errorReport(context)(faults);
      if (faults.length > 0) context.end(exitCodes.partly);
      const head = ['merchant and release', 'piece', 'version', 'members', 'version before'];
      const text = merchant ? table(head, statuses.flatMap(rowsOf)) : summary(statuses);
      print(raw, context, statuses, text);
    });
}
