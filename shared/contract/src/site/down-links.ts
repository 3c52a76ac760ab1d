import * as v from 'valibot';

const link = v.object({ resourceType: v.string(), url: v.string() });
const target = v.object({
  url: v.optional(v.string()),
  resources: v.optional(v.array(link), []),
  downLink: v.optional(v.array(link), []),
});

/** Where the native apps and the iOS profile come from (R3.29). */
export const downLinks = v.object({
  IOS: v.optional(target),
  Android: v.optional(target),
  MOBILECONFIG: v.optional(target),
  banners: v.optional(v.array(v.object({ groupName: v.string(), url: v.string() })), []),
});
export type DownLinks = v.InferOutput<typeof downLinks>;
