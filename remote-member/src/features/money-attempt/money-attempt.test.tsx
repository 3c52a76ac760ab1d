/** @jest-environment jsdom */
import { settleRequest, transferWallet } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { signOut } from '@tessera/shell/session';
import { provideShellTexts, provideVisits } from '@tessera/shell/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { newRequestId } from '../../common/new-request-id';
import { heldReply } from '../../testing/held-reply';
import { provideMembers, signInAs } from '../../testing/member';
import { AttemptNotice } from './attempt-notice';
import { openAttempts, storeAttempt } from './open-attempts';
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
      <AttemptNotice attempt={attempt} />
    </>
  );
}
const tap = () => act(() => screen.getByRole('button', { name: 'go' }).click());
const phase = (name: string) => screen.findByText(name, { selector: 'p' });
/** Lets time pass. React runs effects only at the end of each act. */
const pass = async (seconds: number) => {
  for (let n = 0; n < seconds; n += 2) await act(() => jest.advanceTimersByTimeAsync(2_000));
};
const booked = { id: 'T1', kind: 'transfer', status: 'done', amount: '5.00', at: 1_700_000_000_000 };
const settled = (value: object) => gateway.on(settleRequest, { value });
const idsSent = () =>
  gateway.calls(transferWallet).map(({ body }) => (body as { requestId: string }).requestId);
const idsChecked = () =>
  gateway.calls(settleRequest).map(({ body }) => (body as { requestId: string }).requestId);

beforeEach(() => {
  signInAs();
  onBooked.mockClear();
  gateway.on(transferWallet, { value: booked });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('each request id is a new UUID of version 4', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
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
  expect(idsSent()).toHaveLength(1);
  expect(openAttempts('transfer')).toEqual([]);
});

test('the next attempt has a request id of its own', async () => {
  render(<Form />);
  tap();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  tap();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(2));
  expect(new Set(idsSent()).size).toBe(2);
});

const refuse = (): never => {
  throw new DOMException('no');
};
test.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['is blocked', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
] as const)(
  'if the storage %s, an attempt is not sent, since it cannot be kept, and costs no other one',
  async (_, failing) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeAttempt(newRequestId(), 'deposit');
    const before = localStorage.getItem('tessera:money-attempts');
    const refusing = failing();
    render(<Form />);
    tap();
    await phase('unsaved');
    expect(screen.getByText(/nothing was sent and your money hasn’t moved/)).toBeTruthy();
    expect(warned.mock.calls).toEqual([[expect.stringContaining('cannot keep a money attempt')]]);
    refusing.mockRestore();
    expect(idsSent()).toEqual([]);
    expect(localStorage.getItem('tessera:money-attempts')).toBe(before);

    tap();
    await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
    expect(idsSent()).toHaveLength(1);
    expect(openAttempts('transfer')).toEqual([]);
    expect(openAttempts('deposit')).toHaveLength(1);
  },
);

test('a refusal shows the words of the gateway, and nothing is booked', async () => {
  gateway.on(transferWallet, { refused: { message: 'Not today', errorCode: 'no' } });
  render(<Form />);
  tap();
  expect(await screen.findByText('Not today')).toBeTruthy();
  expect(openAttempts('transfer')).toEqual([]);
  expect(idsChecked()).toEqual([]);
});

const fromProxy = { status: 502, body: '{"success":false,"errorCode":"gateway_unreachable"}' };
test.each(['timeout', 'unreachable', { status: 502 }, fromProxy, { body: 'no json' }] as const)(
  'after an answer lost by %j the result is looked up, and nothing is sent again',
  async (loss) => {
    gateway.on(transferWallet, loss);
    settled({ booked: true, id: 'T9' });
    render(<Form />);
    tap();
    await waitFor(() => expect(onBooked).toHaveBeenCalledWith('T9'));
    expect(idsSent()).toHaveLength(1);
    expect(idsChecked()).toEqual(idsSent());
    expect(openAttempts('transfer')).toEqual([]);
    await phase('ready');
  },
);

test('after a 401, which ends the session, the result is looked up when the member has signed in again', async () => {
  gateway.on(transferWallet, { status: 401 });
  const first = render(<Form />);
  tap();
  await phase('unknown');
  first.unmount();
  await act(() => signOut());
  signInAs();
  settled({ booked: true, id: 'T7' });
  render(<Form />);
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith('T7'));
  expect(idsSent()).toHaveLength(1);
  expect(openAttempts('transfer')).toEqual([]);
});

test('an attempt that booked nothing can be started again', async () => {
  gateway.on(transferWallet, 'timeout');
  settled({ booked: false });
  render(<Form />);
  tap();
  expect(await screen.findByText(/your money hasn’t moved/)).toBeTruthy();
  gateway.on(transferWallet, { value: booked });
  tap();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
});

test('while the result is unknown, the member is told so and cannot start again, and the result is checked again', async () => {
  jest.useFakeTimers();
  gateway.on(transferWallet, 'timeout');
  gateway.on(settleRequest, 'unreachable');
  render(<Form />);
  tap();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/Please don’t start again/)).toBeTruthy();
  tap();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(idsSent()).toHaveLength(1);
  expect(openAttempts('transfer')).toHaveLength(1);
  settled({ booked: true, id: 'T3' });
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(onBooked).toHaveBeenCalledWith('T3');
});

test('after a page load an open attempt is checked before another one can start', async () => {
  const id = newRequestId();
  storeAttempt(id, 'transfer');
  settled({ booked: true, id: 'T4' });
  render(<Form />);
  expect(screen.getByText('unknown')).toBeTruthy();
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith('T4'));
  expect(idsChecked()).toEqual([id]);
});

/** Web Locks that two tabs share. */
function provideLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: object, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({});
    } finally {
      held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('a second tab does not settle the call of the first one, and learns its end', async () => {
  jest.useFakeTimers();
  provideLocks();
  const transfer = heldReply();
  gateway.on(transferWallet, transfer.reply);
  settled({ booked: false });
  const first = render(<Form />);
  tap();
  await act(() => jest.advanceTimersByTimeAsync(0));
  const second = render(<Form />);
  expect(second.getByText('unknown')).toBeTruthy();
  await pass(4);
  expect(idsChecked()).toEqual([]);
  await transfer.give({ value: booked });
  await pass(10);
  expect(first.getAllByText('ready')).toHaveLength(2);
  expect(idsChecked()).toEqual([]);
  expect(onBooked).toHaveBeenCalledTimes(1);
});

test('a browser that denies locks moves money too', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  render(<Form />);
  tap();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  expect(idsSent()).toHaveLength(1);
});

test.each([
  ['refuses every check', { refused: { message: 'Unknown call' } }],
  ['cannot be reached', 'unreachable'],
  ['answers every check without a value', { value: null }],
] as const)('if the gateway %s, the member may go on after two minutes', async (_, reply) => {
  jest.useFakeTimers();
  gateway.on(transferWallet, 'timeout');
  gateway.on(settleRequest, reply);
  render(<Form />);
  tap();
  await pass(110);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await pass(40);
  expect(screen.getByText(/contact support before you start again/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.getByText('ready')).toBeTruthy();
  expect(openAttempts('transfer')).toEqual([]);
  gateway.on(transferWallet, { value: booked });
  tap();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(onBooked).toHaveBeenCalledTimes(1);
  expect(new Set(idsSent()).size).toBe(2);
});

test('in ten minutes without a result at most 25 checks are made', async () => {
  jest.useFakeTimers();
  gateway.on(transferWallet, 'timeout');
  gateway.on(settleRequest, { status: 429 });
  render(<Form />);
  tap();
  await pass(600);
  expect(idsChecked().length).toBeGreaterThan(10);
  expect(idsChecked().length).toBeLessThanOrEqual(25);
});

test('attempts of other members or of another kind are not checked', async () => {
  storeAttempt(newRequestId(), 'deposit');
  signInAs();
  localStorage.setItem(
    'tessera:money-attempts',
    JSON.stringify([{ requestId: newRequestId(), kind: 'transfer', member: 'another member' }]),
  );
  render(<Form />);
  await phase('ready');
  expect(idsChecked()).toEqual([]);
});

describe('on a gateway that lacks a call', () => {
  beforeAll(provideShellTexts);
  beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));

  test.each([404, 405, 501])(
    'an attempt that it answers with %d has booked nothing, and the member reads why',
    async (status) => {
      gateway.on(transferWallet, { status });
      render(<Form />);
      tap();
      await phase('refused');
      expect(screen.getByText('We don’t offer this at the moment.')).toBeTruthy();
      expect(idsChecked()).toEqual([]);
      expect(openAttempts('transfer')).toEqual([]);
    },
  );

  test('without the call that looks a result up, the member may go on at once, with the support’s help', async () => {
    gateway.on(transferWallet, 'timeout');
    gateway.on(settleRequest, { status: 404 });
    render(<Form />);
    tap();
    expect(await screen.findByText(/contact support before you start again/)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await phase('ready');
    expect(openAttempts('transfer')).toEqual([]);
  });

  test('success without a value is no proof that nothing was booked', async () => {
    gateway.on(transferWallet, { value: null });
    settled({ booked: true, id: 'T5' });
    render(<Form />);
    tap();
    await waitFor(() => expect(onBooked).toHaveBeenCalledWith('T5'));
    expect(idsChecked()).toEqual(idsSent());
  });
});
