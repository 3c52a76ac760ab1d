import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

/** Lengths of a self-exclusion, in days. */
export const breakDays = [1, 7, 30, 180] as const;

/** Closes the account for `days`, or without them for good, and ends all its sessions. */
export const closeAccount = defineEndpoint({
  name: 'closeAccount',
  method: 'POST',
  path: relay('WPSCORE_closeAccount'),
  request: v.object({ password: v.string(), days: v.optional(v.picklist(breakDays)) }),
  answer: v.unknown(),
  authorization: 'required',
  encrypted: true,
  assumed: 'The whole call, offered by `closing` in `account` of the status',
});
