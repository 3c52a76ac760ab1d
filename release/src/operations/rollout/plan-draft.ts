import { previewKey } from '@tessera/remote/preview';
import * as v from 'valibot';
import type { Merchant } from '../../merchants';
import { type Plan, type ReleaseRecord, versionsOf } from '../../releases';

/** A plan that has no shell before the first release. */
export type PlanDraft = Omit<Plan, 'shell'> & { readonly shell?: string };

const settings = v.object({
  overrides: v.optional(v.boolean()),
  serviceWorker: v.optional(v.literal('off')),
  previewKey: v.optional(previewKey),
});

/** Leaves out the entries of some pieces. */
export const without = <T>(byName: Readonly<Record<string, T>> = {}, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(byName).filter(([name]) => !names.includes(name)));

/** @returns the plan of a merchant's latest release, with the merchant's current description */
export function draftOf(merchant: Merchant, latest: ReleaseRecord | undefined): PlanDraft {
  if (!latest) return { merchant, remotes: {} };
  const { shell, remotes, previous } = versionsOf(latest.bytes);
  return { ...v.parse(settings, latest), merchant, shell, remotes, previous };
}
