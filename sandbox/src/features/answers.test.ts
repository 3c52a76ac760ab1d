import * as contract from '@tessera/contract';
import * as v from 'valibot';
import { GameStock } from '../catalog/game-stock';
import type { Store } from '../members/store';
import { demoMerchants } from '../merchants';
import { askIn, endpoints } from '../testing/ask';
import { clientOf } from '../testing/client';
import { sandboxForTests } from '../testing/sandbox';
import { withoutNull } from '../testing/without-null';
import { createLaunches } from '../third-parties/demo-games/launches';
import { TrackedEvents } from '../third-parties/networks/tracked-events';
import { answersOf } from '.';
import { createAccess } from './access';
import { BeaconLog } from './beacon-log';
import { PushDevices } from './push';

const sandbox = sandboxForTests();
const ask = (endpoint: contract.Endpoint, merchant: string) => askIn(sandbox().url, endpoint, merchant);

test('every endpoint of the contract has exactly one answer', () => {
  const answers = answersOf({
    store: {} as Store,
    access: createAccess(false),
    launches: createLaunches(),
    stock: new GameStock(),
    gamesUrl: 'http://localhost',
    beacons: new BeaconLog(),
    pushDevices: new PushDevices(),
    tracked: new TrackedEvents(),
    publicKey: '',
  });
  expect(endpoints.length).toBeGreaterThan(10);
  expect(answers.map(({ endpoint }) => endpoint.name).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  );
});

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the answer of %s passes its schema unchanged',
  async (_name, endpoint) => {
    const answer = await ask(endpoint, 'aurora');
    if (!endpoint.bare) expect(answer).toMatchObject({ success: true });
    const value = endpoint.bare ? answer : answer.value;
    // Some schemas replace malformed parts by a default, so that only an unchanged value is right.
    expect(withoutNull(v.parse(endpoint.answer, value))).toEqual(withoutNull(value));
  },
);

test.each(demoMerchants.map(({ code }) => code))(
  'the status of %s passes its schema unchanged [R7.13a]',
  async (code) => {
    const { value } = await ask(contract.status, code);
    expect(v.parse(contract.status.answer, value)).toEqual(withoutNull(value));
  },
);

test.each(
  endpoints
    .filter(({ authorization }) => authorization === 'required')
    .map(({ name, path, method }) => ({ name, path, method })),
)('$name without a session is refused', async ({ path, method }) => {
  const client = clientOf(sandbox().url);
  for (const authorization of ['', 'no-such-token']) {
    const answer =
      method === 'GET' ? client.get(path, { authorization }) : client.post(path, '{}', { authorization });
    expect(await answer).toEqual({
      success: false,
      message: 'CUSTOMER_NOT_LOGIN',
      errorCode: 'customer.not.login',
    });
  }
});

test('the error of an invalid request names the field', async () => {
  const client = clientOf(sandbox().url);
  const answer = await client.get('/wps/v2/system/status?device=DESKTOP');
  expect(answer).toMatchObject({
    success: false,
    errorCode: 'bad_request',
    message: expect.stringContaining('device'),
  });
});

test('a call for an unknown merchant or without a merchant is refused [R8.1]', async () => {
  for (const headers of [{ merchant: 'nobody' }, {}]) {
    const answer = await clientOf(sandbox().url, headers).get('/wps/v2/system/status?device=MOBILE');
    expect(answer).toMatchObject({ success: false, errorCode: 'domain_not_available' });
  }
});
