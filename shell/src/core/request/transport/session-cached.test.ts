/** @jest-environment jsdom */
import { answerStorage } from './session-cached';

const PREFIX = 'tessera:answer:';
const good = JSON.stringify({
  state: 'cached',
  ttl: 180_000,
  createdAt: Date.now(),
  data: { data: '{"success":true}', status: 200, statusText: 'OK', headers: {} },
});

test('a corrupt answer is dropped with a warning that names it, and no other', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem(`${PREFIX}broken`, '{"state":');
  sessionStorage.setItem(`${PREFIX}odd`, '{"state":"cached","data":7}');
  sessionStorage.setItem(`${PREFIX}good`, good);
  sessionStorage.setItem('another', '{');
  const storage = answerStorage();
  expect(Object.keys(sessionStorage).sort()).toEqual(['another', `${PREFIX}good`]);
  await expect(storage.get('good')).resolves.toMatchObject({ state: 'cached' });
  expect(warned.mock.calls.flat().sort()).toEqual([
    expect.stringContaining(`"${PREFIX}broken"`),
    expect.stringContaining(`"${PREFIX}odd"`),
  ]);
  warned.mockRestore();
});
