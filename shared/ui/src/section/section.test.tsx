/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Section } from './section';

test('is a region named by its heading, with its action', () => {
  render(
    <Section title="Popular" action={<a href="#all">All</a>}>
      games
    </Section>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Popular' })).toBeTruthy();
  expect(
    screen.getByRole('region', { name: 'Popular' }).contains(screen.getByRole('link', { name: 'All' })),
  ).toBe(true);
});
