/** @jest-environment jsdom */
import { provideDialogs } from '@tessera/ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { provideRelease, provideShellTexts } from '../../testing';
import { alert, confirm, loading, toast } from '.';
import { Notices } from './notices';
import { noticeStore } from './store';

provideDialogs();
provideRelease();
beforeAll(provideShellTexts);
beforeEach(() => {
  jest.useFakeTimers();
  render(<Notices />);
});
afterEach(async () => {
  for (const { settle } of noticeStore.getState().dialogs) await act(async () => settle(false));
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
});

const tell = <T,>(work: () => T): T => {
  let result: T | undefined;
  act(() => {
    result = work();
  });
  return result as T;
};
const dialog = () => screen.getByRole('dialog');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

/** Whether a promise has been settled by now, and with what. */
async function outcome<T>(promise: Promise<T>): Promise<T | 'open'> {
  return Promise.race([promise, Promise.resolve('open' as const)]);
}

describe('an alert', () => {
  test('stands until the member closes it, with one button', async () => {
    const closed = tell(() => alert({ message: 'No funds' }));
    expect(dialog().textContent).toContain('No funds');
    expect(dialog().textContent).toContain('Notice');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    pass(60_000);
    await expect(outcome(closed)).resolves.toBe('open');
    await press('OK');
    await expect(closed).resolves.toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes its own title and button', async () => {
    tell(() => alert({ message: 'm', title: 'Please wait', confirmLabel: 'Understood' }));
    expect(dialog().textContent).toContain('Please wait');
    await press('Understood');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('with the same message is not stacked, and one tap closes both', async () => {
    const first = tell(() => alert({ message: 'Same' }));
    const second = tell(() => alert({ message: 'Same' }));
    await expect(outcome(second)).resolves.toBe('open');
    await press('OK');
    await expect(Promise.all([first, second])).resolves.toEqual([undefined, undefined]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can say the same again later', async () => {
    tell(() => alert({ message: 'Same' }));
    await press('OK');
    tell(() => alert({ message: 'Same' }));
    expect(dialog().textContent).toContain('Same');
  });

  test('waits for the one before it', async () => {
    tell(() => alert({ message: 'First' }));
    tell(() => alert({ message: 'Second' }));
    expect(dialog().textContent).toContain('First');
    await press('OK');
    expect(dialog().textContent).toContain('Second');
  });
});

describe('a question', () => {
  test.each([
    ['OK', true],
    ['Cancel', false],
  ])('that is answered with %s resolves to %s', async (name, agreed) => {
    const answer = tell(() => confirm({ message: 'Sure?' }));
    await press(name);
    await expect(answer).resolves.toBe(agreed);
  });

  test('takes its own labels', async () => {
    const answer = tell(() =>
      confirm({ message: 'Sure?', confirmLabel: 'Delete', cancelLabel: 'Keep', tone: 'danger' }),
    );
    await press('Keep');
    await expect(answer).resolves.toBe(false);
  });

  test('that is dismissed is declined', async () => {
    const answer = tell(() => confirm({ message: 'Sure?' }));
    await act(async () => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
    await expect(answer).resolves.toBe(false);
  });

  test('with the message of an open alert is shown as well', async () => {
    tell(() => alert({ message: 'Same' }));
    const answer = tell(() => confirm({ message: 'Same' }));
    await press('OK');
    await press('OK');
    await expect(answer).resolves.toBe(true);
  });
});

describe('a toast', () => {
  test('goes after 1.5 s [R9.19]', () => {
    tell(() => toast('Copied'));
    pass(1_499);
    expect(screen.getByText('Copied')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  test('stays for its duration: 4 s before a redirect [R9.19]', () => {
    tell(() => toast('You are being taken there', { duration: 4_000, tone: 'success' }));
    expect(screen.getByText('You are being taken there').dataset.tone).toBe('success');
    pass(3_999);
    expect(screen.getByText('You are being taken there')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('You are being taken there')).toBeNull();
  });

  test('can have a picture, which is not read out', () => {
    tell(() => toast('Hello, Mei', { picture: '/mei.png' }));
    const picture = screen.getByText('Hello, Mei').querySelector('img');
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/mei.png', '']);
  });

  test('is read out politely', () => {
    tell(() => toast('Copied'));
    expect(screen.getByText('Copied').parentElement?.getAttribute('aria-live')).toBe('polite');
  });
});

describe('a loading cover', () => {
  test('goes when its work is done', () => {
    const hide = tell(() => loading());
    expect(screen.getByText('One moment…')).toBeTruthy();
    act(hide);
    expect(screen.queryByText('One moment…')).toBeNull();
  });

  test.each([
    [undefined, 5_000],
    [10_000, 10_000],
  ])('of duration %s never stays longer than %d ms [R9.19]', (duration, longest) => {
    tell(() => loading('Working', duration === undefined ? {} : { duration }));
    pass(longest - 1);
    expect(screen.getByText('Working')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Working')).toBeNull();
  });

  test('can be removed twice, without removing another', () => {
    const hide = tell(() => loading('First'));
    tell(() => loading('Second'));
    act(hide);
    act(hide);
    expect(screen.getByText('Second')).toBeTruthy();
  });
});
