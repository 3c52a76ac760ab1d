/** @jest-environment jsdom */
import { claimReward, rewardList, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import RewardsPage from '.';
import { claimableSum } from './use-rewards';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideMembers();

const chest = { id: 'r1', title: 'Daily chest', amount: '2.10', state: 'claimable' };
const task = {
  id: 'r2',
  title: 'Five deposits',
  amount: '25',
  state: 'locked',
  progress: { done: 4, required: 5 },
};
const open = async (type: 0 | 4 = 0, REWCEN3 = true) => {
  signInAs(type);
  gateway.on(status, { value: { whitelabelVal: { REWCEN3 }, currency: 'USD' } });
  await refreshSite();
  return openPage('/m/rewardCenter', <RewardsPage />);
};

beforeEach(() => gateway.on(rewardList, { value: { rewards: [chest, task] } }));

test('members see the rewards to claim and the progress of the others [R2.13]', async () => {
  await open();
  expect(config.routes.find(({ path }) => path === '/m/rewardCenter')?.guard).toBe('session');
  expect(await screen.findByText('Daily chest')).toBeTruthy();
  expect(screen.getByText('4 of 5')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(80);
  expect(screen.getAllByText(/2\.10/)).toHaveLength(2);
});

test('a double tap claims once, and the reward is shown as claimed at once [R2.13]', async () => {
  gateway.on(claimReward, 'silence');
  await open();
  const button = await screen.findByRole('button', { name: 'Claim: Daily chest' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('Claimed')).toBeTruthy();
  expect(gateway.calls(claimReward).map(({ body }) => body)).toEqual([{ id: 'r1' }]);
});

test('a reward can be claimed again after a refusal [R2.13]', async () => {
  gateway.on(claimReward, { refused: { message: 'Not today' } });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Claim: Daily chest' }));
  expect(await screen.findByRole('button', { name: 'Claim: Daily chest' })).toBeTruthy();
});

test('after a lost answer the list of rewards is loaded again [R2.13]', async () => {
  gateway.on(claimReward, 'timeout');
  await open();
  const button = await screen.findByRole('button', { name: 'Claim: Daily chest' });
  gateway.on(rewardList, { value: { rewards: [{ ...chest, state: 'claimed' }, task] } });
  await userEvent.click(button);
  expect(await screen.findByText('Claimed')).toBeTruthy();
  expect(gateway.calls(rewardList)).toHaveLength(2);
  expect(gateway.calls(claimReward)).toHaveLength(1);
});

test('a reward whose state is not known is not locked, and a claim without a state in its answer is claimed', async () => {
  gateway.on(rewardList, { value: { rewards: [chest, { ...task, state: 'in review' }] } });
  gateway.on(claimReward, { value: { id: 'r1', title: 'Daily chest', amount: '2.10' } });
  await open();
  expect(await screen.findByText('Status unknown')).toBeTruthy();
  expect(screen.queryByText('Locked')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Claim: Daily chest' }));
  const claimed = await screen.findByText('Claimed');
  await waitFor(() => expect(claimed.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByText('Claimed')).toBe(claimed);
});

test('a free account has no rewards, nor has a merchant without REWCEN3', async () => {
  const first = await open(4);
  expect(screen.getByText('Not available for this account')).toBeTruthy();
  first.unmount();
  await open(0, false);
  expect(screen.getByText('No rewards here')).toBeTruthy();
  expect(gateway.calls(rewardList)).toHaveLength(0);
});

test('the sum of the claimable rewards is exact', () => {
  const reward = (amount: string) => ({ id: amount, title: '', amount, state: 'claimable' as const });
  expect(claimableSum([reward('0.1'), reward('0.2'), reward('15')])).toBe('15.3');
  expect(claimableSum([])).toBe('0');
});
