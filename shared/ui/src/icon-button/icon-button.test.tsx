/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

test('the label is its name', async () => {
  const onClick = jest.fn();
  render(<IconButton icon="M0 0" label="Notices" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Notices' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a count is seen and read out, and the name stays', () => {
  const { rerender } = render(<IconButton icon="M0 0" label="Notices" badge={3} />);
  expect(screen.getByRole('button', { name: 'Notices', description: '3' }).textContent).toBe('3');
  rerender(<IconButton icon="M0 0" label="Notices" badge={0} />);
  expect(screen.getByRole('button', { name: 'Notices', description: '' }).textContent).toBe('');
});
