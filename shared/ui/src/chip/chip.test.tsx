/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';

test('a chip that can be chosen says whether it is', async () => {
  const onClick = jest.fn();
  render(
    <Chip selected onClick={onClick}>
      Slots
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Slots', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a chip that is never on or off is a plain button, and one without a click is no button', () => {
  render(<Chip onClick={() => {}}>+100</Chip>);
  expect(screen.getByRole('button', { name: '+100' }).hasAttribute('aria-pressed')).toBe(false);
  render(<Chip>New</Chip>);
  expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
});
