/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FactLines } from './fact-lines';

test('each label is the term of its value, and only a strong line is emphasized', () => {
  render(
    <FactLines
      facts={[
        { label: 'Fee', value: '1.00' },
        { label: 'Total', value: '51.00', strong: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fee', 'Total']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['1.00', '51.00']);
  expect(screen.getByText('Fee').closest('[data-strong]')).toBeNull();
  expect(screen.getByText('Total').closest('[data-strong]')).not.toBeNull();
});
