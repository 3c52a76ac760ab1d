/** @jest-environment jsdom */
import { render } from '@testing-library/react';
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
