import * as v from 'valibot';

/** What a browser knows of a member's money, so that each deposit and withdrawal counts once (R3.15). */
export const moneyCounts = v.object({
  /** Deposits that had arrived at the last look. */
  deposits: v.optional(v.number()),
  withdrawals: v.optional(v.number(), 0),
  /** The first submit was reported. */
  hasSubmitted: v.optional(v.boolean(), false),
  /** The deposit that was last submitted, until it arrives. */
  submitted: v.optional(v.object({ value: v.number(), currency: v.string() })),
});
export type MoneyCounts = v.InferOutput<typeof moneyCounts>;
