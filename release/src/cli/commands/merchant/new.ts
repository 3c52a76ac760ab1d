import type { Command } from 'commander';
import * as v from 'valibot';
import { type Checked, type Dialog, newMerchant, openDialog } from '../../../new-merchant';
import { record } from '../../../operations/audit';
import { ReleaseError } from '../../../release-error';
import { type Context, numberBetween, optionsOf, print, storeOf, withCommon } from '../../context';
import { deedOf, withNote } from '../../deed';
import { exitCodes } from '../../io';
import { table } from '../../table';

const newOptions = v.object({
  yes: v.optional(v.boolean(), false),
  dryRun: v.optional(v.boolean(), false),
  like: v.optional(v.string()),
  port: v.number(),
});

/** A gateway that does not answer: pages then show what they have without one. */
const NO_GATEWAY = 'http://127.0.0.1:9';

function summary({ merchant, problems }: Checked): string {
  const { brand = {}, expects, features = [] } = merchant;
  const rows = [
    ['code', merchant.code],
    ['name', merchant.name],
    ['hosts', merchant.hosts.join(', ')],
    ['template', `${merchant.template}, ${merchant.scheme}`],
    [
      'brand',
      Object.entries(brand)
        .map(([token, value]) => `${token} ${value}`)
        .join(', '),
    ],
    ['languages', `${merchant.languages.join(', ')} (default ${merchant.defaultLanguage})`],
    ['gateway', expects?.gateway ?? ''],
    ['expected flags', expects?.flags?.join(', ') ?? ''],
    ['features', features.join(', ')],
  ].filter(([, value]) => value);
  const found =
    problems.length === 0
      ? 'No problems found.'
      : problems.map(({ code, message }) => `! ${message} (${code})`).join('\n');
  return `\n${table(
    ['field', 'value'],
    rows.map((row) => [...row]),
  )}\n\n${found}\n`;
}

async function agreed({ dialog, port, checked }: { dialog: Dialog; port: number; checked: Checked }) {
  const { merchant, trial, file } = checked;
  // Lazy, because the other commands do not need the server and it takes long to load.
  const { serve } = await import('../../../server');
  const gateway = merchant.expects?.gateway ?? NO_GATEWAY;
  const report = (fault: unknown) => dialog.say(String(fault));
  const preview =
    trial && (await serve({ store: trial.store, merchants: [merchant], gateway, port, report }));
  try {
    if (preview) dialog.say(`Preview: ${preview.url}/m/home`);
    dialog.say(`The description is in ${file}.`);
    for (;;) {
      const answer = (await dialog.ask('Write it to the store? (yes or no)')).toLowerCase();
      if (['yes', 'y'].includes(answer)) return true;
      if (['no', 'n'].includes(answer)) return false;
    }
  } finally {
    await preview?.close();
  }
}

function nextStep({ merchant, file, trial, written }: Checked & { written: boolean }): string {
  const { code } = merchant;
  if (!written)
    return `Nothing was written to the store. Change ${file} and continue: release merchant new ${file}.`;
  return trial === undefined
    ? `${code} is in the store. Publish a shell and remotes, and roll them out: release publish, release roll-out.`
    : `${code} is in the store. Release it: release roll-out ${trial.versions} --merchant ${code}`;
}

async function start(file: string | undefined, raw: unknown, context: Context): Promise<void> {
  const { yes, dryRun, like, port } = optionsOf(newOptions, raw);
  const { io } = context;
  const store = await storeOf(raw, context);
  const dialog = openDialog(io);
  try {
    const result = await newMerchant(store, {
      file,
      like,
      dialog,
      confirm: async (checked) => {
        dialog.say(summary(checked));
        return !dryRun && (yes || agreed({ dialog, port, checked }));
      },
    });
    const { merchant, problems, trial, written } = result;
    if (written) {
      const deed = deedOf(raw, context, { action: 'description', what: merchant.code, pieces: [] });
      await record(store, deed, { releases: {}, refused: 0 });
    }
    const data = { merchant, problems, versions: trial?.versions, written, file: result.file };
    print(raw, context, data, nextStep(result));
    if (dryRun && problems.length > 0) context.end(exitCodes.problems);
  } catch (error) {
    // The operator stopped the command while it waited for an answer.
    if (!io.signal.aborted || !(error instanceof ReleaseError) || error.code !== 'answers-missing')
      throw error;
    dialog.say(error.message);
    context.end(exitCodes.interrupted);
  } finally {
    dialog.close();
  }
}

/** `release merchant new` */
export function addNew(merchant: Command, context: Context): void {
  withNote(withCommon(merchant.command('new')))
    .description(
      'Describes a new merchant: asks for what the file does not have, checks hosts, gateway and colours, shows a preview, and writes the description to the store.\nEach answer is kept in the file, so a session that stopped continues with the same command.',
    )
    .argument('[file]', 'description so far (default: the code of the merchant with .json)')
    .option('--yes', 'write without a preview and a question')
    .option('--dry-run', 'check without writing to the store; exits with code 5 if there is a problem')
    .option('--like <code>', 'merchant whose versions the preview shows (default: the first with a release)')
    .option('--port <number>', 'port of the preview (default: a free one)', numberBetween(0, 65_535), 0)
    .action((file: string | undefined, raw: unknown) => start(file, raw, context));
}
