/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { provideRelease } from '../../../testing';
import { provideOverrideTexts } from '../enter';
import { OverrideBadge } from './override-badge';
import { markReplaced, overrideStore } from './override-state';
import { removeOverrides } from './stored-overrides';

provideRelease();
const host = '127.0.0.1:8183';

test('the badge names each override and its result', async () => {
  await provideOverrideTexts();
  overrideStore.setState({
    overrides: [
      { remote: 'games', host, version: '1.1.0', outcome: 'runs' },
      { remote: 'auth', host, outcome: 'unreachable' },
      { remote: 'member', host, outcome: 'address' },
      { remote: 'bonus', host, outcome: 'description' },
    ],
  });
  render(<OverrideBadge />);
  screen.getByRole('complementary', { name: 'Overrides' });
  screen.getByRole('button', { name: 'Reset' });
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    'games 1.1.0 127.0.0.1:8183',
    'auth can’t be reached, so the released version is running',
    'member was refused; see the console for the reason',
    'bonus was refused; see the console for the reason',
  ]);
  act(() => markReplaced('games'));
  expect(lines()[0]).toBe('games 1.1.0 failed, so the released version is running');
});

test('a reset removes every override, also corrupt ones, and nothing else', () => {
  localStorage.setItem('tessera:override:games', `http://${host}/remoteEntry.js`);
  localStorage.setItem('tessera:override:', '{"corrupt');
  localStorage.setItem('bystander', 'kept');
  removeOverrides();
  expect(Object.keys(localStorage)).toEqual(['bystander']);
});
