/** @jest-environment jsdom */
import { newGameVendor } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/page';
import NewVendors from './new-vendors';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
afterEach(cleanup);

test('the new vendors are loaded and link to their games, in the order of the gateway [R7.35]', async () => {
  const vendors = [
    { vendor: 'LNG', name: 'Longshot Lab', gameTypes: ['CRASH', 'ARCADE'] },
    { vendor: 'K&T', name: 'Kestrel', gameTypes: 'none' },
  ];
  gateway.on(newGameVendor, { value: { vendors } });
  openPage('/m/home', <NewVendors />);
  expect(await screen.findByRole('region', { name: 'New providers' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Longshot LabNew', '/m/game?category=CRASH&vendor=LNG'],
    ['KestrelNew', '/m/game?vendor=K%26T'],
  ]);
});
