import { randomInt } from 'node:crypto';

/** A person at a third party. */
export type Person = {
  /** Their id there; a decimal number, since Telegram's are. */
  readonly sub: string;
  readonly name: string;
};

/** Who has an account at every merchant already: their identities belong to the demo member. */
export const demoPerson: Person = { sub: '1001', name: 'Mei Tan' };

/** Someone whom no merchant has seen. */
export const newPerson = (): Person => ({
  sub: String(randomInt(1_000_000, 2_000_000_000)),
  name: 'Noa Levi',
});

/** The person that a choice on a stand-in page names. */
export const personChosen = (choice: string): Person => (choice === 'member' ? demoPerson : newPerson());
