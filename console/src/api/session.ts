import * as v from 'valibot';

/** What a person may do, in ascending order. Each role includes the ones before it. */
export const roles = ['look', 'roll-out', 'configure'] as const;
export type Role = (typeof roles)[number];

/** @returns whether a role includes another one */
export const includesRole = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

/** The header with the token of the session, which every request that changes something needs. */
export const CSRF_HEADER = 'x-csrf-token';

/** Who uses the console, and what this console offers. */
export const session = v.object({
  name: v.string(),
  role: v.picklist(roles),
  csrf: v.string(),
  /** Whether an identity provider signs people in, so that they can sign out. */
  identity: v.boolean(),
  store: v.string(),
  /** Whether it reads health beacons. */
  health: v.boolean(),
  /** Whether it has a key for preview links. */
  previewLinks: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

/** How people sign in: by an identity provider, or by the link that the command prints. */
export const entrance = v.object({ identity: v.boolean() });

/** The answer to a request that was refused or failed. */
export const refusal = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
