/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { Picture } from './picture';

test('an icon takes the place of a picture that fails to load', () => {
  const { container } = render(<Picture src="/offer.webp" />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('alt')).toBe('');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('an icon takes the place of a picture without an address', () => {
  const { container } = render(<Picture src={undefined} />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a picture that failed is tried again when the browser is online again, and another one at once', () => {
  const { container, rerender } = render(<Picture src="/offer.webp" />);
  const image = () => container.querySelector('img');
  const fail = () => image() && fireEvent.error(image() as HTMLImageElement);
  fail();
  act(() => void dispatchEvent(new Event('online')));
  expect(image()?.getAttribute('src')).toBe('/offer.webp');
  fail();
  expect(image()).toBeNull();
  rerender(<Picture src="/other.webp" />);
  expect(image()?.getAttribute('src')).toBe('/other.webp');
  rerender(<Picture src="/offer.webp" />);
  expect(image()?.getAttribute('src')).toBe('/offer.webp');
});
