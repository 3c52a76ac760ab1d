import { describedMerchant, type Merchant, merchantCodes, merchantFields, parseMerchant } from '../merchants';
import { setDescriptions } from '../operations/description';
import type { Problem } from '../operations/maintenance';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import { checkMerchant } from './checks';
import { complete } from './complete';
import type { Dialog } from './dialog';
import { type Draft, readDraft, writeDraft } from './draft';
import { knownMerchant } from './questions';
import { type Trial, trialOf } from './trial';

export { type Dialog, openDialog } from './dialog';

interface Options {
  /** File of the description. Default: the merchant's code with `.json`, in the working folder. */
  readonly file: string | undefined;
  /** Merchant whose versions the preview shows. Default: the first one that has a release. */
  readonly like: string | undefined;
  readonly dialog: Dialog;
  /** Shows the operator the checked description. @returns whether to write it to the store */
  readonly confirm: (start: Checked) => Promise<boolean>;
}

/** A description before it is written. */
export interface Checked {
  readonly merchant: Merchant;
  readonly file: string;
  readonly problems: readonly Problem[];
  /** The release that the merchant would get; undefined if there is none, which is one of the problems. */
  readonly trial: Trial | undefined;
}

/** Completes a draft by asking, and keeps each answer in the file of the draft. */
async function completeDraft(store: Store, { file, dialog }: Options) {
  let path = file;
  const start = path === undefined ? {} : await readDraft(path);
  let isKept = Object.keys(start).length > 0;
  const save = async (draft: Draft) => {
    const isFirst = path === undefined;
    path ??= `${draft.code}.json`;
    // Another session of this merchant must not lose its answers.
    if (isFirst && Object.keys(await readDraft(path)).length > 0)
      throw new ReleaseError(
        'known-merchant',
        `${path} exists. Continue with it, or use another file: release merchant new ${path}.`,
      );
    await writeDraft(path, draft);
    isKept = true;
  };
  const draft = await complete(start, { store, dialog, save }).catch((error: unknown) => {
    throw withFile(error, isKept ? path : undefined);
  });
  return { draft, file: path ?? '' };
}

/** Adds to the error of a session that ended early where its answers are. */
const withFile = (error: unknown, file: string | undefined): unknown =>
  error instanceof ReleaseError && error.code === 'answers-missing' && file !== undefined
    ? new ReleaseError(
        error.code,
        `${error.message} The answers so far are in ${file}. Continue: release merchant new ${file}.`,
      )
    : error;

/** Names fields that no description has, for example misspelt ones: the parser ignores them. */
const unknownFields = (draft: Draft, where: string): readonly Problem[] =>
  Object.keys(draft)
    .filter((field) => field !== '$schema' && !(field in merchantFields.entries))
    .map((field) => ({
      where,
      code: 'field-unknown',
      message: `No description has a field ${field}, so it is ignored. Correct its name, or remove it.`,
    }));

/** @throws ReleaseError `known-merchant` if the store has another description of the merchant */
async function checkNew(store: Store, merchant: Merchant): Promise<void> {
  if (!(await merchantCodes(store)).includes(merchant.code)) return;
  const known = await describedMerchant(store, merchant.code);
  if (JSON.stringify(known) !== JSON.stringify(merchant)) throw knownMerchant(merchant.code);
}

/**
 * Describes a new merchant: asks for what its file does not have, checks it, and adds it to the store if `confirm` agrees.
 * @throws ReleaseError `answers-missing`, `known-merchant`, `file-unreadable`, and the same as `setDescriptions` and
 *   `assemble`
 */
export async function newMerchant(
  store: Store,
  options: Options,
): Promise<Checked & { readonly written: boolean }> {
  const { draft, file } = await completeDraft(store, options);
  const merchant = parseMerchant(draft);
  await checkNew(store, merchant);
  // The same checks of hosts as before writing, but before the operator looks at a preview.
  await setDescriptions(store, [merchant], { dry: true });
  const trial = await trialOf(store, merchant, options.like).catch((error: unknown) => {
    if (error instanceof ReleaseError) return error;
    throw error;
  });
  const problems = [...unknownFields(draft, merchant.code), ...(await checkMerchant(merchant, trial))];
  const checked: Checked = {
    merchant,
    file,
    problems,
    trial: trial instanceof ReleaseError ? undefined : trial,
  };
  const written = await options.confirm(checked).catch((error: unknown) => {
    throw withFile(error, file);
  });
  if (written) await setDescriptions(store, [merchant]);
  return { ...checked, written };
}
