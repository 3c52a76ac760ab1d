import * as v from 'valibot';

const deedActions = [
  'roll-out',
  'roll-back',
  'remove',
  'configure',
  'preview',
  'description',
  'prune',
] as const;

/** What somebody did. */
const deed = {
  by: v.string(),
  from: v.picklist(['console', 'command line', 'watch']),
  action: v.picklist(deedActions),
  /** For example `games@2.1.0 10%`. */
  what: v.string(),
  why: v.optional(v.string()),
  /** Names of the changed pieces. */
  pieces: v.array(v.string()),
};

const deedSchema = v.object(deed);
export type Deed = v.InferOutput<typeof deedSchema>;

/** An entry of the audit log. */
export const auditEntry = v.object({
  ...deed,
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Hash of the entry before this one, so that a changed or missing entry shows. */
  before: v.optional(v.string()),
  /** Numbers of the releases that were made, by merchant. */
  releases: v.record(v.string(), v.number()),
  refused: v.number(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;
