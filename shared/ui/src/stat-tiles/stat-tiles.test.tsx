/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StatTiles } from './stat-tiles';

test('each figure follows its label', () => {
  render(<StatTiles stats={[{ label: 'Friends', value: 3 }]} />);
  expect(screen.getByRole('term').textContent).toBe('Friends');
  expect(screen.getByRole('definition').textContent).toBe('3');
});
