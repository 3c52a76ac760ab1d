import { expect, test } from '@playwright/test';
import { assumed } from './assumed';
import { faultsOf } from './compare';
import { readJournals } from './journal';
import { specified } from './specified';

// Held against all that the pages of the whole run have sent, so it comes last and only with the whole run.
for (const call of [...specified, ...assumed.withoutPath]) {
  test(`${call.call} goes over the wire as ${call.row} spells it`, async () => {
    const spelt = (await readJournals()).get(call.call);
    expect(spelt ? faultsOf(spelt, call) : ['no page made this call']).toEqual([]);
  });
}

test('no page makes a call that is neither specified nor an assumption of ours [R7.1g]', async () => {
  const known = [...specified, ...assumed.withoutPath].map(({ call }) => call).concat(assumed.unnamed);
  const made = [...(await readJournals()).keys()];
  expect(made.filter((call) => !known.includes(call))).toEqual([]);
});
