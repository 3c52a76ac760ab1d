/** @jest-environment jsdom */
import { agentProgram, applyAgent } from '@tessera/contract';
import { provideShellTexts, provideVisits } from '@tessera/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import AgentPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideMembers();
const program = { standing: 'none', commissionPercent: '35' };

test('an agent sees commission, team and invitation [R2.15]', async () => {
  gateway.on(agentProgram, {
    value: {
      ...program,
      standing: 'agent',
      code: 'AG77',
      team: { members: 3, active: 2, commission: '85.00', pending: '18.20' },
      members: [{ name: 'ke***n7', at: 1_700_000_000_005, commission: '42.50' }],
    },
  });
  signInAs(1);
  openPage('/m/agentRegister', <AgentPage />);
  expect(config.routes.find(({ path }) => path === '/m/agentRegister')?.guard).toBe('session');
  expect(await screen.findByText('2 / 3')).toBeTruthy();
  expect(screen.getByText('ke***n7')).toBeTruthy();
  expect(screen.getByText(/referralCode=AG77/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Register a member' })).toBeTruthy();
});

test('a standing that is not known is no application, and leads to the support [R2.15]', async () => {
  gateway.on(agentProgram, { value: { ...program, standing: 'suspended' } });
  signInAs(1);
  openPage('/m/agentRegister', <AgentPage />);
  expect(await screen.findByText('We can’t show your agent status')).toBeTruthy();
  expect(screen.queryByText('We’ve received your application')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  expect(screen.getByText('Our support team can tell you more.')).toBeTruthy();
});

beforeAll(provideShellTexts);

test('a member applies to become an agent, and a failure keeps the typed text [R2.15]', async () => {
  gateway.on(agentProgram, { value: program });
  gateway.on(applyAgent, { status: 500 });
  signInAs();
  openPage('/m/agentRegister', <AgentPage />);
  await userEvent.type(await screen.findByLabelText('How can we reach you?'), 'me@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  gateway.on(applyAgent, { value: { ...program, standing: 'pending' } });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('We’ve received your application')).toBeTruthy();
  expect(gateway.calls(applyAgent).at(-1)?.body).toEqual({ contact: 'me@example.com' });
});
