/** @jest-environment jsdom */
import { provideConsentReview } from '@tessera/shell/tracking';
import { act, cleanup, render, screen } from '@testing-library/react';
import { loadConsent, saveChoice } from '../consent';
import { PAUSE, type Prompt, usePrompt } from '.';

jest.mock('@tessera/shell/site', () => ({
  currentSite: () => ({ mobileTemplate: { prompts: { perVisit: 9, onVisit: ['news', 'notifications'] } } }),
  merchant: () => ({ asksConsent: true }),
}));
jest.mock('@tessera/shell/tracking', () => ({ provideConsentReview: jest.fn() }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const Piece = ({ name }: { name: Prompt }) => usePrompt(name, true) && <p>{name}</p>;
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((one) => one.textContent);
const none = { analytics: false, marketing: false };

test('no dialog opens over the question for consent, nor before the gateway has said whether it is asked', async () => {
  const optional: Prompt[] = ['install', 'announcements', 'notifications', 'download-popup'];
  const { rerender } = render(optional.map((name) => <Piece key={name} name={name} />));
  await pass(60_000);
  expect(shown()).toEqual([]);

  await act(() => loadConsent({ required: true }));
  await pass(60_000);
  expect(shown()).toEqual([]);

  act(() => saveChoice(none));
  await pass(PAUSE - 1);
  expect(shown()).toEqual([]);
  await pass(1);
  expect(shown()).toEqual(['install']);

  // The visitor opens the question again, and then closes what had been open before.
  const [review] = jest.mocked(provideConsentReview).mock.calls[0] ?? [];
  act(() => review?.());
  rerender(<Piece key="announcements" name="announcements" />);
  await pass(60_000);
  expect(shown()).toEqual([]);

  act(() => saveChoice(none));
  await pass(PAUSE);
  expect(shown()).toEqual(['announcements']);
});
