import * as v from 'valibot';

/**
 * What the service worker tells a page that is in view of a push message, in place of a notification. The page answers
 * on the port of the message; without an answer the worker shows the notification.
 */
export const pushed = v.object({
  type: v.literal('PUSH'),
  title: v.string(),
  body: v.optional(v.string()),
  icon: v.optional(v.string()),
  /** The target of a tap: a path of the app. */
  path: v.string(),
});
export type Pushed = v.InferOutput<typeof pushed>;
