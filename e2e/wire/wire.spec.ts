import { expect, test } from '@playwright/test';
import { assumed } from './assumed';
import { faultsOf } from './compare';
import { readJournals } from './journal';
import { specified } from './specified';

// Compares all calls of a whole run, so it runs last and only with all other tests.
for (const call of [...specified, ...assumed.withoutPath]) {
  test(`${call.call} is sent as ${call.row} specifies it`, async () => {
    const spelt = (await readJournals()).get(call.call);
    expect(spelt ? faultsOf(spelt, call) : ['no page made this call']).toEqual([]);
  });
}

test('every call of the pages is specified or one of our assumptions [R7.1g]', async () => {
  const known = [...specified, ...assumed.withoutPath].map(({ call }) => call).concat(assumed.unnamed);
  const made = [...(await readJournals()).keys()];
  expect(made.filter((call) => !known.includes(call))).toEqual([]);
});
