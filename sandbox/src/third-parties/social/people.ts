import { randomInt } from 'node:crypto';

/** A person with an account at a third party. */
export type Person = {
  /** The person's id there: a decimal number, because Telegram requires one. */
  readonly sub: string;
  readonly name: string;
};

/** The demo member: its identities already have an account at every merchant. */
export const demoPerson: Person = { sub: '1001', name: 'Mei Tan' };

/** A person without an account at any merchant. */
export const newPerson = (): Person => ({
  sub: String(randomInt(1_000_000, 2_000_000_000)),
  name: 'Noa Levi',
});

/** The choices of a consent page; `nobody` cancels. */
export const choices = ['member', 'new', 'nobody'] as const;
export type Choice = (typeof choices)[number];

/** The person that was chosen on a consent page. @returns undefined if cancelled */
export function personChosen(choice: Choice): Person | undefined {
  if (choice === 'nobody') return undefined;
  return choice === 'member' ? demoPerson : newPerson();
}
