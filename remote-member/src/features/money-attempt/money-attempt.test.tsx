/** @jest-environment jsdom */
import { settleRequest, transferWallet } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { provideVisits } from '@tessera/shell/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { requestKey } from '../../common/new-request-id';
import { provideMembers, signInAs } from '../../testing/member';
import { AttemptNotice } from './attempt-notice';
import { openAttempts, remember } from './open-attempts';
import { useMoneyAttempt } from './use-money-attempt';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
provideMembers();
const onBooked = jest.fn();

function Form() {
  const attempt = useMoneyAttempt('transfer', { onBooked });
  const send = (requestId: string) =>
    call(transferWallet, { requestId, from: 'MAIN', to: 'LIVE', amount: '5' }, { alert: false });
  return (
    <>
      <button type="button" onClick={() => attempt.start(send)}>
        go
      </button>
      <p>{attempt.phase}</p>
      <AttemptNotice phase={attempt.phase} reason={attempt.reason} onAsk={attempt.ask} />
    </>
  );
}
const tap = () => act(() => screen.getByRole('button', { name: 'go' }).click());
const phase = (name: string) => screen.findByText(name, { selector: 'p' });
const booked = { id: 'T1', kind: 'transfer', status: 'done', amount: '5.00', at: 0 };
const settled = (value: object) => gateway.on(settleRequest, { value });
const keysSent = () =>
  gateway.calls(transferWallet).map(({ body }) => (body as { requestId: string }).requestId);
const keysAsked = () =>
  gateway.calls(settleRequest).map(({ body }) => (body as { requestId: string }).requestId);

beforeEach(() => {
  signInAs();
  onBooked.mockClear();
  gateway.on(transferWallet, { value: booked });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a key is a UUID, another one each time', () => {
  const keys = Array.from({ length: 50 }, requestKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('two taps in one frame send one call', async () => {
  render(<Form />);
  const button = screen.getByRole('button', { name: 'go' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  expect(onBooked).toHaveBeenCalledWith('T1', expect.objectContaining({ amount: '5.00' }));
  expect(keysSent()).toHaveLength(1);
  expect(openAttempts('transfer')).toEqual([]);
});

test('the next attempt has a key of its own', async () => {
  render(<Form />);
  tap();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  tap();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(2));
  expect(new Set(keysSent()).size).toBe(2);
});

test('a refusal says why, in the words of the gateway, and books nothing', async () => {
  gateway.on(transferWallet, { refused: { message: 'Not today', errorCode: 'no' } });
  render(<Form />);
  tap();
  expect(await screen.findByText('Not today')).toBeTruthy();
  expect(openAttempts('transfer')).toEqual([]);
  expect(keysAsked()).toEqual([]);
});

const fromProxy = { status: 502, body: '{"success":false,"errorCode":"gateway_unreachable"}' };
test.each(['timeout', 'unreachable', { status: 502 }, fromProxy, { body: 'no json' }] as const)(
  'an answer lost by %j is looked up by its key, never sent again',
  async (loss) => {
    gateway.on(transferWallet, loss);
    settled({ booked: true, id: 'T9' });
    render(<Form />);
    tap();
    await waitFor(() => expect(onBooked).toHaveBeenCalledWith('T9'));
    expect(keysSent()).toHaveLength(1);
    expect(keysAsked()).toEqual(keysSent());
    expect(openAttempts('transfer')).toEqual([]);
    await phase('ready');
  },
);

test('an attempt that booked nothing may be made again', async () => {
  gateway.on(transferWallet, 'timeout');
  settled({ booked: false });
  render(<Form />);
  tap();
  expect(await screen.findByText(/your money hasn’t moved/)).toBeTruthy();
  gateway.on(transferWallet, { value: booked });
  tap();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
});

test('while nobody can say, the member is told so, cannot start again, and we ask once more', async () => {
  jest.useFakeTimers();
  gateway.on(transferWallet, 'timeout');
  gateway.on(settleRequest, 'unreachable');
  render(<Form />);
  tap();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/Please don’t start again/)).toBeTruthy();
  tap();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(keysSent()).toHaveLength(1);
  expect(openAttempts('transfer')).toHaveLength(1);
  settled({ booked: true, id: 'T3' });
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(onBooked).toHaveBeenCalledWith('T3');
});

test('after a reload the lost one is looked up before anything can be started', async () => {
  const key = requestKey();
  remember(key, 'transfer');
  settled({ booked: true, id: 'T4' });
  render(<Form />);
  expect(screen.getByText('unknown')).toBeTruthy();
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith('T4'));
  expect(keysAsked()).toEqual([key]);
});

test('the attempt of another member or of another kind is left alone', async () => {
  remember(requestKey(), 'deposit');
  signInAs();
  localStorage.setItem(
    'tessera:money-attempts',
    JSON.stringify([{ requestId: requestKey(), kind: 'transfer', member: 'somebody else' }]),
  );
  render(<Form />);
  await phase('ready');
  expect(keysAsked()).toEqual([]);
});
