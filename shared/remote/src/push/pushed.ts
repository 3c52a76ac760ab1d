import * as v from 'valibot';

/**
 * What the service worker tells a page that is in view of a push message, in place of a notification. The page answers
 * on the port that comes with it; where nobody does, the notification is shown after all.
 */
export const pushed = v.object({
  type: v.literal('PUSH'),
  title: v.string(),
  body: v.optional(v.string()),
  icon: v.optional(v.string()),
  /** Where a tap on it leads: a path of the app. */
  path: v.string(),
});
export type Pushed = v.InferOutput<typeof pushed>;
