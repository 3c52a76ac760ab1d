import * as v from 'valibot';
import { listOf } from '../wire/tolerant';

/** What a merchant lets members see and change about their account. */
const parts = [
  'profile',
  'contacts',
  'authenticator',
  'social',
  'pin',
  'devices',
  'limits',
  'closing',
] as const;
export type AccountPart = (typeof parts)[number];

/** The parts that the merchant offers. A gateway that names none has none: its pages leave them out. */
export const accountParts = v.pipe(
  listOf(v.string()),
  v.transform((names) => parts.filter((part) => names.includes(part))),
);
