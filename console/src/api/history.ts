import * as v from 'valibot';

/** An entry of the audit log. */
export const auditEntry = v.object({
  number: v.number(),
  at: v.string(),
  by: v.string(),
  from: v.string(),
  action: v.string(),
  what: v.string(),
  why: v.optional(v.string()),
  /** Number of merchants with a new release, and of the refused ones. */
  changed: v.number(),
  refused: v.number(),
});
export type AuditRow = v.InferOutput<typeof auditEntry>;
export const auditRows = v.array(auditEntry);

/** A release of a merchant. Without `by` it was made before the log, or by an older tool. */
const historyRelease = v.object({
  number: v.number(),
  at: v.string(),
  changes: v.array(v.string()),
  by: v.optional(v.string()),
  from: v.optional(v.string()),
  action: v.optional(v.string()),
  why: v.optional(v.string()),
});
export type HistoryRelease = v.InferOutput<typeof historyRelease>;

export const history = v.object({
  merchant: v.string(),
  releases: v.array(historyRelease),
  /** Pieces whose stable version has a version before it: `<piece>@<version>`, and where it goes back to. */
  back: v.array(v.object({ version: v.string(), to: v.string() })),
});
export type History = v.InferOutput<typeof history>;

/** The fields that differ between two releases. */
export const difference = v.array(
  v.object({ field: v.string(), before: v.optional(v.string()), after: v.optional(v.string()) }),
);
export type Difference = v.InferOutput<typeof difference>;
