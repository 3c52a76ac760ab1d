// @full: compares all calls of the full run, after it.
import { expect, test } from '@playwright/test';
import { assumed } from './assumed';
import { faultsOf } from './compare';
import { readJournal } from './journal';
import { specified } from './specified';

for (const call of [...specified, ...assumed.withoutPath]) {
  test(`${call.call} is sent as ${call.row} specifies it`, () => {
    const spelt = readJournal().get(call.call);
    expect(spelt ? faultsOf(spelt, call) : ['no page made this call']).toEqual([]);
  });
}

test('every call of the pages is specified or one of our assumptions [R7.1g]', () => {
  const known = [...specified, ...assumed.withoutPath].map(({ call }) => call).concat(assumed.unnamed);
  const made = [...readJournal().keys()];
  expect(made.filter((call) => !known.includes(call))).toEqual([]);
});
