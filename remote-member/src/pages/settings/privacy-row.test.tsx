/** @jest-environment jsdom */
import { provideConsentReview } from '@tessera/shell/tracking';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyRow } from './privacy-row';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

afterEach(cleanup);

test('a member can review the consent if the merchant asks for it', async () => {
  const review = jest.fn();
  render(<PrivacyRow />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => provideConsentReview(review));
  await userEvent.click(screen.getByRole('button', { name: /Privacy/ }));
  expect(review).toHaveBeenCalledTimes(1);
});
