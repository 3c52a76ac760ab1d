/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Skeleton } from './skeleton';

test('draws as many lines as it was told, unheard by screen readers', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.querySelectorAll('.bone')).toHaveLength(3);
  expect(container.querySelector('.stack')?.getAttribute('aria-hidden')).toBe('true');
});

test('takes the place of what is loading, size for size', () => {
  const { container } = render(<Skeleton width={52} height="3rem" radius="50%" />);
  const stack = container.querySelector<HTMLElement>('.stack');
  const bone = container.querySelector<HTMLElement>('.bone');
  expect(stack?.getAttribute('style')).toContain('inline-size: 52px');
  expect(bone?.getAttribute('style')).toContain('block-size: 3rem');
  expect(bone?.style.borderRadius).toBe('50%');
});
