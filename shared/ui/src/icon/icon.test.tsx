/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Icon } from './icon';

const drawn = (element: React.ReactElement) => {
  const svg = render(element).container.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn');
  return svg;
};

test('draws its path at the size it was given, and hides from screen readers', () => {
  const svg = drawn(<Icon path="M1 2h3" size={18} />);
  expect(svg.querySelector('path')?.getAttribute('d')).toBe('M1 2h3');
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['18', '18']);
  expect(svg.getAttribute('aria-hidden')).toBe('true');
});

test('only a sign of direction is marked to flip in right-to-left languages', () => {
  expect(drawn(<Icon path="M0 0" mirror />).classList.contains('mirror')).toBe(true);
  expect(drawn(<Icon path="M0 0" />).classList.contains('mirror')).toBe(false);
});
