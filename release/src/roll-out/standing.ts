import { previewKey } from '@tessera/remote/preview';
import * as v from 'valibot';
import type { Plan } from '../assemble/assemble';
import type { Past } from '../assemble/history';
import { versionsOf } from '../assemble/versions';
import type { Merchant } from '../merchant/merchant';

/** What a merchant's members get at this moment; the shell is missing before the first release. */
export type Standing = Omit<Plan, 'shell'> & { readonly shell?: string };

const settings = v.object({
  overrides: v.optional(v.boolean()),
  serviceWorker: v.optional(v.literal('off')),
  previewKey: v.optional(previewKey),
});

/** The plan that a merchant's last release came from, with the merchant as it is described now. */
export function standingOf(merchant: Merchant, last: Past | undefined): Standing {
  if (!last) return { merchant, remotes: {} };
  const { shell, remotes, previous } = versionsOf(last.bytes);
  return { ...v.parse(settings, last), merchant, shell, remotes, previous };
}
