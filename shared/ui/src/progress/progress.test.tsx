/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { percent } from './percent';
import { ProgressBar } from './progress-bar';
import { ProgressRing } from './progress-ring';

test.each([
  [0.424, 42],
  [0, 0],
  [1, 100],
  [-1, 0],
  [7, 100],
  [Number.NaN, 0],
])('a share of %p is %p percent', (share, whole) => {
  expect(percent(share)).toBe(whole);
});

test('a bar tells its progress', () => {
  render(<ProgressBar value={0.42} label="Turnover" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Turnover' });
  expect([bar.value, bar.max]).toEqual([42, 100]);
});

test('a ring tells and draws its progress around its content', () => {
  const { container, rerender } = render(
    <ProgressRing value={0.68} label="Rank">
      VIP 3
    </ProgressRing>,
  );
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Rank' }).value).toBe(68);
  expect(container.querySelector('.arc')?.getAttribute('stroke-dasharray')).toBe('68 100');
  expect(screen.getByText('VIP 3')).toBeTruthy();
  rerender(<ProgressRing value={0} label="Rank" />);
  expect(container.querySelector('.arc')).toBeNull();
});
