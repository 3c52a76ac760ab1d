import {
  type ConsentChoice,
  type ConsentPurpose,
  type ConsentSetting,
  consentPurposes,
  consentSetting,
  keys,
} from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { consentReady } from '@tessera/shell/site';
import { provideConsentReview } from '@tessera/shell/tracking';
import * as v from 'valibot';
import { sharedValue } from '../shared-value';

const kept = storedValue(keys.consent);

export interface Consent {
  /** What the merchant asks; absent where it asks nothing, and while nobody could say. */
  readonly setting?: ConsentSetting;
  /** What may be tracked; absent while nobody knows, which means nothing. */
  readonly choice?: ConsentChoice;
  /** Whether the question is on screen. */
  readonly isOpen: boolean;
}

const consent = sharedValue<Consent>({ isOpen: false });

export const currentConsent = consent.get;
export const useConsent = consent.use;
/** Calls back on every change of consent; gives the function that ends it. */
export const onConsent = consent.follow;

const choiceOf = (purposes: readonly ConsentPurpose[]): ConsentChoice => ({
  analytics: purposes.includes('analytics'),
  marketing: purposes.includes('marketing'),
});

/** Keeps what the visitor agreed to, and closes the question. */
export function choose(choice: ConsentChoice): void {
  const { setting } = consent.get();
  if (!setting) return;
  const purposes = consentPurposes.filter((purpose) => choice[purpose]);
  kept.set({ version: setting.version, purposes, decidedAt: Date.now() });
  consent.set({ setting, choice, isOpen: false });
}

/** Closes the question without an answer, for someone who has answered before. */
export const leaveAsItIs = (): void => {
  if (consent.get().choice) consent.set({ ...consent.get(), isOpen: false });
};

/** What this browser has answered to this very question. */
function answerTo({ version }: ConsentSetting): ConsentChoice | undefined {
  const before = kept.get();
  return before?.version === version && before.decidedAt !== undefined
    ? choiceOf(before.purposes)
    : undefined;
}

/** Takes up the answer that there is, or asks. */
function ask(setting: ConsentSetting): void {
  const choice = answerTo(setting);
  if (!choice) kept.set({ version: setting.version, purposes: [] });
  consent.set(choice ? { setting, choice, isOpen: false } : { setting, isOpen: true });
}

/**
 * Learns what the merchant asks visitors to agree to (R7.22). A merchant that asks nothing has everybody's consent;
 * while the gateway does not say, nobody's.
 */
export async function loadConsent(): Promise<void> {
  const read = v.safeParse(consentSetting, await consentReady());
  if (!read.success) {
    console.info(
      '[tessera] nothing is tracked: the gateway does not say whether the merchant asks for consent',
    );
    return;
  }
  const setting = read.output;
  if (!setting.required) {
    kept.remove();
    consent.set({ choice: choiceOf(consentPurposes), isOpen: false });
    return;
  }
  ask(setting);
  provideConsentReview(() => consent.set({ ...consent.get(), isOpen: true }));
  // An answer in one tab counts in all of them.
  addEventListener('storage', ({ key }) => {
    const choice = key === keys.consent.name ? answerTo(setting) : undefined;
    if (choice) consent.set({ setting, choice, isOpen: false });
  });
}
