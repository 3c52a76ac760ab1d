import type { SiteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { merchantFields } from '../merchants';
import { readStatus } from '../operations/gateway';
import { ReleaseError } from '../release-error';
import type { Store } from '../store';
import type { Dialog } from './dialog';
import type { Draft } from './draft';
import { isMistaken, openQuestions, type Question, withAnswer } from './questions';

const reachable = v.object({
  code: merchantFields.entries.code,
  expects: v.object({ gateway: v.string() }),
});

/** @returns what the gateway of a draft says about the merchant; undefined if the draft names none, or it does not answer */
async function statusFor(draft: Draft): Promise<SiteStatus | undefined> {
  const parsed = v.safeParse(reachable, draft);
  if (!parsed.success) return undefined;
  const { code, expects } = parsed.output;
  return readStatus(expects.gateway, code).catch(() => undefined);
}

/** Asks a question until an answer can be used. */
async function answered(
  question: Question,
  draft: Draft,
  suggestion: string,
  { store, dialog }: { readonly store: Store; readonly dialog: Dialog },
): Promise<Draft> {
  const prompt = `${question.text}${suggestion && ` [${suggestion}]`}:`;
  for (;;) {
    const answer = (await dialog.ask(prompt)) || suggestion;
    const next = answer === '' && !question.isOptional ? undefined : withAnswer(question, answer, draft);
    if (!next) {
      dialog.say(question.rule);
      continue;
    }
    try {
      await question.check?.(next, store);
      return next;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      dialog.say(error.message);
    }
  }
}

/**
 * Asks for the fields that a draft does not have.
 * @param options.save called after each answer
 * @throws ReleaseError `answers-missing`
 */
export async function complete(
  draft: Draft,
  {
    store,
    dialog,
    save,
  }: {
    readonly store: Store;
    readonly dialog: Dialog;
    readonly save: (draft: Draft) => Promise<void>;
  },
): Promise<Draft> {
  let current = draft;
  let status: Promise<SiteStatus | undefined> | undefined;
  for (const question of openQuestions(draft)) {
    // The gateway is asked for before the first suggestion.
    if (question.suggest) status ??= statusFor(current);
    const suggestion = question.suggest?.(await status);
    if (isMistaken(question, current))
      dialog.say(`The file has an invalid ${question.field}. ${question.rule}`);
    current = await answered(question, current, suggestion ?? '', { store, dialog });
    await save(current);
  }
  return current;
}
