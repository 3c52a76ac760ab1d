/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Badge } from './badge';

const textOf = (element: React.ReactElement) => render(element).container.textContent;

test('shows how many, and more than 99 as 99+', () => {
  expect(textOf(<Badge count={7} />)).toBe('7');
  expect(textOf(<Badge count={99} />)).toBe('99');
  expect(textOf(<Badge count={100} />)).toBe('99+');
});

test('nothing is drawn for none', () => {
  expect(render(<Badge count={0} label="no notices" />).container.firstChild).toBeNull();
});

test('a screen reader hears the label in place of the number', () => {
  const { container, getByText } = render(<Badge count={7} label="7 unread notices" />);
  expect(getByText('7 unread notices')).toBeTruthy();
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('7');
});
