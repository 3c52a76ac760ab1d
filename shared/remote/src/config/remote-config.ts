import * as v from 'valibot';

/** The shell's named places that a remote may fill. */
export const slotNames = ['topBar', 'floating', 'overlay'] as const;
export type SlotName = (typeof slotNames)[number];

/** When a remote that owns no part of the current page is loaded all the same. */
export const startConditions = [
  'idle',
  'remembered-login',
  'line-return',
  'telegram-launch',
  'login-dialog',
  'maya-launch',
  'social-return',
] as const;
export type StartCondition = (typeof startConditions)[number];

/** What the outlines of a page look like until it is there: games in rows, an account, lines of money, a form. */
export const pageShapes = ['grid', 'account', 'lines', 'form'] as const;

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const path = v.pipe(v.string(), v.regex(/^\/m(\/|$)/));

/** A page that a remote owns. */
export const ownedRoute = v.object({
  /** Path pattern in react-router's syntax. */
  path,
  /** `session` sends a visitor to the login first (R2.19). */
  guard: v.optional(v.picklist(['session'])),
  /** Where a visitor goes instead of the login. */
  guardTarget: v.optional(path),
  /** Name of the page's chunk, fetched beside the entry. */
  chunk: v.optional(name),
  /** The shape of the page, for its outlines; absent: that of the home page. */
  shape: v.optional(v.picklist(pageShapes)),
  /** GETs that the page starts with, fetched beside the code: paths with query, without login. */
  early: v.optional(v.array(v.pipe(v.string(), v.regex(/^\/wps\//))), []),
});
export type OwnedRoute = v.InferOutput<typeof ownedRoute>;

/** What a remote says of itself: all that the shell, the build and the release tool need without running its code. */
export const remoteConfig = v.object({
  name,
  /** Shell versions that it runs on: a caret range, which the page can read without a library. */
  shell: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
  routes: v.array(ownedRoute),
  slots: v.optional(v.array(v.object({ name: v.picklist(slotNames), chunk: v.optional(name) })), []),
  start: v.optional(v.array(v.picklist(startConditions)), []),
});
export type RemoteConfig = v.InferOutput<typeof remoteConfig>;

/** Checks a remote's own description and fills its defaults. Throws valibot's ValiError on a mistake. */
export function defineRemoteConfig(config: v.InferInput<typeof remoteConfig>): RemoteConfig {
  // What the router and the early script read alike. Published descriptions may have other patterns.
  const pattern = v.regex<string, string>(
    /^\/m(?:\/(?:[\w.-]+|:[\w-]+)\??)*(?:\/\*)?$/,
    'a path is /m, then names and :parameters, each with ? if it is optional, and /* at the end for all paths below',
  );
  const routes = v.array(v.object({ ...ownedRoute.entries, path: v.pipe(path, pattern) }));
  return v.parse(v.object({ ...remoteConfig.entries, routes }), config);
}
