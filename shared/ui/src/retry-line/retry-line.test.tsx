/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryLine } from './retry-line';

test('a failure is announced and can be retried', async () => {
  const onRetry = jest.fn();
  render(<RetryLine message="No answer" retryLabel="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('No answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
