/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderBalance } from './header-balance';

afterEach(cleanup);

test('the amount and the button to the deposit stand for themselves', async () => {
  const onDeposit = jest.fn();
  const { rerender } = render(<HeaderBalance depositLabel="Deposit" onDeposit={onDeposit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onDeposit).toHaveBeenCalledTimes(1);
  rerender(<HeaderBalance amount={<a href="#wallet">$5</a>} depositLabel="Deposit" />);
  expect(screen.getByRole('link', { name: '$5' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is drawn if neither is given', () => {
  const { container } = render(<HeaderBalance depositLabel="Deposit" />);
  expect(container.innerHTML).toBe('');
});
