import * as v from 'valibot';
import { moneyRequestKinds, requestId } from '../wallet/money-request';
import { fit, type StoredKey } from './stored-key';

export const hiddenAmounts = {
  area: 'local',
  name: 'tessera:hidden-amounts',
  owner: 'member',
  holds: 'whether amounts are covered',
  read: (raw) => fit(v.boolean(), raw),
} satisfies StoredKey;

export const referralOffered = {
  area: 'local',
  name: 'tessera:referral-offered',
  owner: 'member',
  holds: 'whether the merchant ran the promotion REFERRAL at the last visit',
  read: (raw) => fit(v.boolean(), raw),
} satisfies StoredKey;

export const collectedReward = {
  area: 'session',
  name: 'tessera:collected-reward',
  owner: 'member',
  holds: 'id of the member who collected a reward in this visit',
  read: (raw) => fit(v.string(), raw),
} satisfies StoredKey;

/** A function, so that a bundle without payments drops it. */
const moneyAttempt = () =>
  v.object({
    requestId,
    kind: v.picklist(moneyRequestKinds),
    /** Another member of this device must not ask about the attempt. */
    member: v.string(),
    /** In ms since 1970. Absent in attempts of earlier versions. */
    at: v.optional(v.number(), 0),
  });

export const moneyAttempts = {
  area: 'local',
  name: 'tessera:money-attempts',
  owner: 'member',
  holds: 'keys of money calls whose answers are not known, with kind, member and time',
  /** Leaves out what cannot be read, so that it costs no other attempt. */
  read: (raw) => fit(v.array(v.unknown()), raw)?.flatMap((one) => fit(moneyAttempt(), one) ?? []),
} satisfies StoredKey;
