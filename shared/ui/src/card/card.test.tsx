/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from './card';

test('a card with a click is a button for keyboard and screen reader', async () => {
  const onClick = jest.fn();
  render(<Card onClick={onClick}>First deposit bonus</Card>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'First deposit bonus' })).toBe(document.activeElement);
});

test('is the element it is told to be', () => {
  render(<Card as="article">News</Card>);
  expect(screen.getByRole('article').textContent).toBe('News');
});
