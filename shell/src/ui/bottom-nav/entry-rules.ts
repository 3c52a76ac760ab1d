import { type FooterEntry, isFree, isVirtual, type MemberType } from '@tessera/contract';

export interface EntryRule {
  readonly login: boolean;
  readonly rejectsFree: boolean;
  readonly rejectsVirtual: boolean;
}

const open: EntryRule = { login: false, rejectsFree: false, rejectsVirtual: false };
const members: EntryRule = { login: true, rejectsFree: true, rejectsVirtual: false };
const money: EntryRule = { login: true, rejectsFree: true, rejectsVirtual: true };

/** Who may use which entry (R2.34 to R2.46). `live` is not in the specification's table: it is open, as the game pages are. */
export const entryRules: Readonly<Record<FooterEntry, EntryRule>> = {
  home: open,
  service: open,
  activity: open,
  notice: open,
  game: open,
  helps: open,
  live: open,
  member: members,
  wallet: members,
  chat: members,
  reward: members,
  invite: members,
  withdraw: money,
  deposit: money,
};

export type Verdict = 'allowed' | 'login' | 'rejected';

/** Whether a member of a type (undefined: a visitor) may use an entry (R4.18, R4.19). */
export function judge(entry: FooterEntry, type: MemberType | undefined): Verdict {
  const rule = entryRules[entry];
  if (type === undefined) return rule.login ? 'login' : 'allowed';
  if ((rule.rejectsFree && isFree(type)) || (rule.rejectsVirtual && isVirtual(type))) return 'rejected';
  return 'allowed';
}
