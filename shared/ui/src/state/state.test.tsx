/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';

test('an empty place says why, and offers what to do', () => {
  render(
    <EmptyState
      icon="M0 0"
      title="No favourites"
      text="Tap a heart"
      action={<button type="button">Find</button>}
    />,
  );
  expect(screen.getByText('No favourites')).toBeTruthy();
  expect(screen.getByText('Tap a heart')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Find' })).toBeTruthy();
});

test('a failure is announced and can be tried again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="No answer" retryLabel="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('No answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each(['offline', 'server', 'code', 'missing', 'forbidden', 'game'] as const)(
  'the cause "%s" has a picture of its own, which is not read',
  (kind) => {
    const { container } = render(
      <ErrorState kind={kind} title="No answer" retryLabel="Try again" onRetry={jest.fn()} />,
    );
    const drawings = [...container.querySelectorAll('[aria-hidden="true"]')].map(
      ({ className }) => className,
    );
    expect(drawings).toContain(`picture ${kind}`);
    expect(screen.getByRole('alert').textContent).toBe('No answerTry again');
  },
);

test('one retry at a time', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="No answer" retryLabel="Try again" onRetry={onRetry} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again', busy: true }));
  expect(onRetry).not.toHaveBeenCalled();
});
