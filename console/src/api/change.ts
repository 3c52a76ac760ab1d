import * as v from 'valibot';

const merchants = v.pipe(v.array(v.string()), v.minLength(1));
const pieces = v.pipe(v.array(v.string()), v.minLength(1));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A change of releases, as the command line has it. */
export const change = v.variant('action', [
  v.object({
    action: v.literal('roll-out'),
    /** `<piece>@<version>` */
    pieces,
    percent,
    emergency: v.optional(v.boolean(), false),
    merchants,
  }),
  v.object({ action: v.literal('roll-back'), pieces, to: v.optional(v.string()), merchants }),
  v.object({ action: v.literal('remove'), remotes: pieces, merchants }),
  v.object({
    action: v.literal('configure'),
    overrides: v.optional(v.boolean()),
    serviceWorker: v.optional(v.boolean()),
    merchants,
  }),
]);
export type ChangeRequest = v.InferOutput<typeof change>;

const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), '');

export const changeOrder = v.object({ change, note });
export type ChangeOrder = v.InferInput<typeof changeOrder>;

/** A step of a plan: a share of the members of the first merchants, and the time until the next step. */
const planStep = v.object({
  /** Number of merchants; absent for all of the plan. */
  merchants: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  percent: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  minutes: v.pipe(v.number(), v.minValue(0), v.maxValue(10_080)),
});
export type PlanStep = v.InferOutput<typeof planStep>;

export const planOrder = v.object({
  /** `<remote>@<version>` */
  piece: v.string(),
  merchants,
  steps: v.pipe(v.array(planStep), v.minLength(1), v.maxLength(20)),
  /** Page loads of the new version that a step needs before the next one starts. */
  leastPages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  note,
});
export type PlanOrder = v.InferInput<typeof planOrder>;

/** What a change would do. Nothing is written for it. */
export const preview = v.object({
  groups: v.array(
    v.object({
      /** Versions with shares before and after, by piece. Empty before: new. Empty after: removed. */
      pieces: v.array(v.object({ piece: v.string(), before: v.string(), after: v.string() })),
      merchants: v.array(v.string()),
    }),
  ),
  refused: v.array(v.object({ code: v.string(), message: v.string(), merchants: v.array(v.string()) })),
  unchanged: v.number(),
});
export type Preview = v.InferOutput<typeof preview>;

export const jobStates = ['running', 'waiting', 'done', 'stopped', 'failed'] as const;

const jobStep = v.object({
  merchants: v.number(),
  percent: v.number(),
  minutes: v.number(),
  state: v.picklist(['to come', 'running', 'waiting', 'passed', 'stopped']),
});

/** A change or a plan that runs, or has run in this process. */
export const job = v.object({
  id: v.string(),
  /** Rises with each state, because an answer can arrive after an event that was sent later. */
  revision: v.number(),
  action: v.string(),
  what: v.string(),
  by: v.string(),
  at: v.string(),
  note: v.string(),
  state: v.picklist(jobStates),
  total: v.number(),
  done: v.number(),
  changed: v.number(),
  refused: v.array(v.object({ merchant: v.string(), code: v.string(), message: v.string() })),
  /** Steps of a plan. */
  steps: v.optional(v.array(jobStep)),
  /** Why a plan stopped, or the error. */
  reason: v.optional(v.string()),
});
export type Job = v.InferOutput<typeof job>;
export const jobs = v.array(job);
