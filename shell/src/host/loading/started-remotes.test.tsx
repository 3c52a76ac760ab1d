/** @jest-environment jsdom */
import type { SlotName } from '@tessera/remote';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { signIn, signOut } from '../../core/session';
import { demoRemote, provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { Slot } from '../../ui/remote-parts/slot';
import { startedRemotes, startRemote } from './started-remotes';

const federation = { load: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => federation.load(id),
  registerRemotes: () => undefined,
}));

const slots = [{ name: 'topBar' as const }, { name: 'floating' as const }];
const growth = demoRemote('growth', { slots, start: ['idle'] });
const member = demoRemote('member', { slots: [{ name: 'floating' }] });
const games = demoRemote('games');
provideRelease({
  remotes: {
    growth: { candidates: [growth] },
    member: { candidates: [member] },
    games: { candidates: [games] },
  },
});
provideGateway();
beforeAll(provideShellTexts);

const said = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
beforeEach(() => {
  for (const spy of said) spy.mockReset().mockImplementation(() => undefined);
});
const show = (slot: SlotName) =>
  render(
    <MemoryRouter>
      <Slot name={slot} />
    </MemoryRouter>,
  );
const started: string[] = [];
const sessions: Array<string | undefined> = [];
const code = (name: string, part: object = {}) => ({
  default: {
    routes: [],
    catalog: () => Promise.resolve({ default: {} }),
    slots: { topBar: () => <p>{name} bar</p>, floating: () => <p>{name} bubble</p> },
    onStart: ({ merchant, version }: { merchant: string; version: string }) =>
      started.push(`${name} ${merchant} ${version}`),
    onSessionChange: (session?: { userName: string }) => sessions.push(session?.userName),
    ...part,
  },
});

test('a slot is empty until its remote has started, and shows a failure of its load with a retry', async () => {
  federation.load.mockRejectedValue(new Error('RUNTIME-008'));
  show('topBar');
  expect(document.body.textContent).toBe('');
  expect(federation.load).not.toHaveBeenCalled();
  await act(() => startRemote(growth));
  expect(screen.getByRole('status').textContent).toContain('The app download isn’t available right now');
  federation.load.mockResolvedValue(code('growth'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('growth bar')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a started remote learns the merchant and its version once, and each change of the session', async () => {
  await act(() => Promise.all([startRemote(growth), startRemote(growth)]));
  expect(started).toEqual(['growth demo 1.0.0']);
  expect(sessions).toEqual([undefined]);
  act(() => signIn({ id: '7', token: 't', userName: 'lucky', customerType: 0 }));
  await act(signOut);
  expect(sessions).toEqual([undefined, 'lucky', undefined]);
});

test('several remotes share a slot, and the failure of one does not affect the others', async () => {
  federation.load.mockResolvedValue(
    code('member', {
      slots: {
        floating: () => {
          throw new Error('x is undefined');
        },
      },
      onStart: () => {
        throw new Error('start failed');
      },
    }),
  );
  show('floating');
  await act(() => startRemote(member));
  expect(startedRemotes.getState().member).not.toBe('failed');
  expect(screen.getByText('growth bubble')).toBeTruthy();
  expect(document.body.textContent).not.toContain('member');
});

test('a slot shows only remotes whose config names it', async () => {
  federation.load.mockResolvedValue(code('games'));
  await act(() => startRemote(games));
  show('floating');
  expect(document.body.textContent).not.toContain('games');
});

test('the notice of a failure can be closed', async () => {
  startedRemotes.setState({ growth: 'failed' });
  show('topBar');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('only the top bar shows a failure, so that it is shown once', () => {
  startedRemotes.setState({ growth: 'failed' });
  show('floating');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a remote whose code did not come starts when the gateway is reached again, and one that does not fit never', async () => {
  const late = demoRemote('late', { start: ['idle'] });
  const unfit = demoRemote('unfit', { shell: '^2.0.0' });
  federation.load.mockRejectedValue(new Error('RUNTIME-008'));
  await act(() => Promise.all([startRemote(late), startRemote(unfit)]));
  expect(startedRemotes.getState()).toMatchObject({ late: 'failed', unfit: 'failed' });
  federation.load.mockReset().mockResolvedValue(code('late'));
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(started).toContain('late demo 1.0.0'));
  expect(federation.load).not.toHaveBeenCalledWith('unfit/remote');
});
