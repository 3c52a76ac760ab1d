import type { Command } from 'commander';
import { describedMerchant, merchantReader, schemaText } from '../../../merchants';
import { descriptionChanges } from '../../../operations/description';
import { type Context, errorReport, print, storeOf, withCommon } from '../../context';
import { withNote } from '../../deed';
import { exitCodes } from '../../io';
import { table } from '../../table';
import { addNew } from './new';
import { setMerchants } from './set';

export { printDescribed } from './set';

function addSet(merchant: Command, context: Context): void {
  withNote(withCommon(merchant.command('set')))
    .description('Adds or replaces the descriptions of merchants. Pages use them at once.')
    .argument('<file...>', 'JSON files, each with one merchant or a list of merchants')
    .option('--dry-run', 'check the files without writing')
    .action((files: readonly string[], raw: unknown) => setMerchants(files, raw, context));
}

function addReading(merchant: Command, context: Context): void {
  withCommon(merchant.command('list'))
    .description('Lists the merchants of the store.')
    .action(async (raw: unknown) => {
      const { merchants, faults } = await merchantReader(await storeOf(raw, context))();
      errorReport(context)(faults);
      if (faults.length > 0) context.end(exitCodes.partly);
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

  withCommon(merchant.command('history'))
    .description('Lists the descriptions of a merchant with their changes, latest first.')
    .argument('<code>', 'merchant to show')
    .addHelpText('after', '\nGo back: release roll-back description@<number> --merchant <code>')
    .action(async (code: string, raw: unknown) => {
      const descriptions = await descriptionChanges(await storeOf(raw, context), code);
      const rows = descriptions.map(({ number, at, changes, same, damaged }, i) => {
        const first = i === descriptions.length - 1 ? 'first' : '';
        const what = damaged ? 'damaged' : changes.join(', ') || first;
        const more = same ? `as description ${same}` : '';
        return [number, at.toISOString(), [what, more].filter(Boolean).join('; ')];
      });
      print(raw, context, descriptions, table(['description', 'time', 'changed fields'], rows));
    });

  merchant
    .command('schema')
    .description('Prints the JSON Schema of a description, for editors.')
    .action(() => context.io.out(schemaText()));
}

/** `release merchant new|set|list|show|history|schema` */
export function addMerchant(program: Command, context: Context): void {
  const merchant = program
    .command('merchant')
    .summary('manage merchants: hosts, brand, languages')
    .description(
      'Manages the descriptions of merchants in the store. docs/operations.md lists their fields.',
    );
  addNew(merchant, context);
  addSet(merchant, context);
  addReading(merchant, context);
}
