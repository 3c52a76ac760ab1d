/** @jest-environment jsdom */
import { provideDialogs } from '@tessera/ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '../../core/notices/notices';
import { provideRelease, provideShellTexts } from '../../testing';
import { updateWorker } from './take-over';
import { announce } from './watch-releases';

jest.mock('./take-over', () => ({ updateWorker: jest.fn(() => Promise.resolve()) }));

provideRelease();
provideDialogs();
beforeAll(() => provideShellTexts());

test('the dialog has a title, the message and a refresh button, which reloads the page; the new worker is fetched meanwhile [R2.53] [R4.30b] [R4.30c]', async () => {
  const reload = jest.fn();
  render(<Notices />);
  await act(async () => void announce(reload));
  expect(await screen.findByRole('heading', { name: 'New version' })).toBeTruthy();
  expect(screen.getByText('Found new version, click refresh')).toBeTruthy();
  expect(updateWorker).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('the answer Later does not change the page', async () => {
  const reload = jest.fn();
  render(<Notices />);
  let told = Promise.resolve();
  act(() => {
    told = announce(reload);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await act(() => told);
  expect(reload).not.toHaveBeenCalled();
});
