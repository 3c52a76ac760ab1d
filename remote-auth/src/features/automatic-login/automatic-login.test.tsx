/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { here, visit } from '../../testing/visit';
import { AutomaticLogin } from '.';
import { logInAutomatically } from './log-in-automatically';

jest.mock('./log-in-automatically', () => ({ logInAutomatically: jest.fn(async () => '/m/home') }));

test('the route is replaced once a visit, and nothing is rendered [R4.8b]', async () => {
  const before = window.history.length;
  const { container } = visit('/m/notice?kw=spring', AutomaticLogin);
  expect(container.innerHTML).toBe('');
  await waitFor(() => expect(here()).toBe('/m/home?kw=spring'));
  expect(window.history.length).toBe(before);

  visit('/m/notice', AutomaticLogin);
  expect(logInAutomatically).toHaveBeenCalledTimes(1);
});
