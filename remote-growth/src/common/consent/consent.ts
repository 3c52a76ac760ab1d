import {
  type ConsentChoice,
  type ConsentPurpose,
  type ConsentSetting,
  consentPurposes,
  consentSetting,
  keys,
} from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { type ConsentInfo, consentReady, merchant } from '@tessera/shell/site';
import { createStore, useStore } from '@tessera/shell/state';
import { provideConsentReview } from '@tessera/shell/tracking';
import * as v from 'valibot';

const saved = storedValue(keys.consent);

interface Consent {
  /** The merchant's question. Absent if the merchant asks nothing, and until the gateway has answered. */
  readonly setting?: ConsentSetting;
  /** What may be tracked. Nothing may be tracked while it is absent. */
  readonly choice?: ConsentChoice;
  /** Whether the question is open. */
  readonly isOpen: boolean;
}

const consent = createStore<Consent>(() => ({ isOpen: false }));

export const currentConsent = consent.getState;
/** Whether it is known what may be tracked, and the question is not open. */
export const isConsentSettled = (): boolean => {
  const { choice, isOpen } = consent.getState();
  return choice !== undefined && !isOpen;
};
export const useConsent = (): Consent => useStore(consent);
/** Calls a listener on every change of the consent. @returns a function that removes the listener */
export const watchConsent = consent.subscribe;

const choiceOf = (purposes: readonly ConsentPurpose[]): ConsentChoice => ({
  analytics: purposes.includes('analytics'),
  marketing: purposes.includes('marketing'),
});

/** Saves the visitor's choice and closes the question. */
export function saveChoice(choice: ConsentChoice): void {
  const { setting } = consent.getState();
  if (!setting) return;
  const purposes = consentPurposes.filter((purpose) => choice[purpose]);
  saved.set({ version: setting.version, purposes, decidedAt: Date.now() });
  consent.setState({ setting, choice, isOpen: false });
}

/** Closes the question without a change, if the visitor has answered before. */
export const keepChoice = (): void => {
  if (consent.getState().choice) consent.setState({ isOpen: false });
};

/** The saved answer to this version of the question. */
function savedAnswer({ version }: ConsentSetting): ConsentChoice | undefined {
  const before = saved.get();
  return before?.version === version && before.decidedAt !== undefined
    ? choiceOf(before.purposes)
    : undefined;
}

/** Applies the saved answer, or opens the question. */
function answerOrAsk(setting: ConsentSetting): void {
  const choice = savedAnswer(setting);
  if (!choice) saved.set({ version: setting.version, purposes: [] });
  consent.setState(choice ? { setting, choice, isOpen: false } : { setting, isOpen: true }, true);
}

/** In ms: how long after a failed call the gateway is asked again, twice as long after each further one. */
const AGAIN = 5_000;
const AGAIN_AT_MOST = 300_000;

let isLoaded = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the gateway again later. Until it has answered, nothing is tracked. */
function askAgain(): void {
  if (failures === 0) console.info('[tessera] tracking waits: the gateway did not send the consent settings');
  clearTimeout(timer);
  timer = setTimeout(() => void loadConsent(), Math.min(AGAIN * 2 ** failures, AGAIN_AT_MOST));
  failures += 1;
}

/**
 * Loads the merchant's question for consent (R7.22). Consent is asked for where the merchant's description or the
 * gateway says so; else everything is allowed. Nothing is allowed while the gateway does not answer: it is asked again,
 * until it has answered once.
 * @param answer the gateway's answer, if the shell already has it
 */
export async function loadConsent(answer?: ConsentInfo): Promise<void> {
  const read = v.safeParse(consentSetting, answer ?? (await consentReady()));
  if (isLoaded) return;
  if (!read.success) return askAgain();
  isLoaded = true;
  const setting = read.output;
  if (!setting.required && !merchant().asksConsent) {
    saved.remove();
    consent.setState({ choice: choiceOf(consentPurposes), isOpen: false }, true);
    return;
  }
  answerOrAsk(setting);
  provideConsentReview(() => consent.setState({ isOpen: true }));
  // An answer in one tab applies to all tabs.
  addEventListener('storage', ({ key }) => {
    const choice = key === keys.consent.name ? savedAnswer(setting) : undefined;
    if (choice) consent.setState({ setting, choice, isOpen: false });
  });
}
