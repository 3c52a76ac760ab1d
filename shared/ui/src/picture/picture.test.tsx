/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
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
