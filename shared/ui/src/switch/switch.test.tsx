/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

test('is a switch that asks for the other state', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<Switch label="Push notices" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Push notices', checked: false }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<Switch label="Push notices" checked onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Push notices', checked: true }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});
