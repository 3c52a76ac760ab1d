/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

const squares = () => screen.getByRole('img', { name: 'Pay' }).querySelector('path')?.getAttribute('d') ?? '';

test('the picture is named, has its size, and differs with what it says', () => {
  const { rerender } = render(<QrCode content="one" label="Pay" size={120} />);
  const first = squares();
  expect(first.length).toBeGreaterThan(1000);
  expect(screen.getByRole('img').getAttribute('width')).toBe('120');
  rerender(<QrCode content="two" label="Pay" size={120} />);
  expect(squares()).not.toBe(first);
});
