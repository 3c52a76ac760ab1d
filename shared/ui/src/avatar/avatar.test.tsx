/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

test('is named after the member and drawn with initials', () => {
  render(<Avatar name="Jane Miller" />);
  expect(screen.getByRole('img', { name: 'Jane Miller' }).textContent).toBe('JM');
});

test('the initials come back when the picture fails, and another picture gets its chance', () => {
  const { container, rerender } = render(<Avatar name="Jane" src="/gone.png" />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No picture was drawn');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Jane' }).textContent).toBe('J');
  rerender(<Avatar name="Jane" src="/there.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/there.png');
});
