/** @jest-environment jsdom */
import { provideVisits } from '@tessera/shell/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/page';
import HomePage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

provideVisits();

test('outlines stand where the announcements and the quick entries will be, until they are there', async () => {
  const { container } = openPage('/m/home', <HomePage />);
  expect(container.querySelectorAll('.line > .stack')).toHaveLength(1);
  expect(container.querySelectorAll('.row > .stack').length).toBeGreaterThan(1);
  expect(await screen.findByRole('navigation', { name: 'Quick links' })).toBeTruthy();
  expect(container.querySelector('.row > .stack')).toBeNull();
});
