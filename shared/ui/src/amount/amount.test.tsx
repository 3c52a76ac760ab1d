/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { translatePage } from '../testing';
import { Amount } from './amount';

test('keeps the order of a sum inside right-to-left text', () => {
  const { getByText } = render(
    <p dir="rtl">
      <Amount>$ 1,200.50</Amount>
    </p>,
  );
  const amount = getByText('$ 1,200.50');
  expect([amount.tagName, amount.dir]).toEqual(['BDI', 'ltr']);
});

test('is not translated with the page around it', () => {
  const { container } = render(
    <p>
      You win <Amount>Rs 1,015</Amount>
    </p>,
  );
  const showOriginal = translatePage();
  expect(container.textContent).toBe('‹You win ›Rs 1,015');
  showOriginal();
});
