/** @jest-environment jsdom */
import { helpCentre } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { provideShellTexts, provideVisits } from '@tessera/shell/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LoadStates } from './load-states';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
beforeAll(provideShellTexts);

function Help() {
  const state = useCall(helpCentre, {});
  return (
    <LoadStates state={state} failed="Help couldn’t be loaded" outline={<p>outline</p>}>
      {() => <p>the questions</p>}
    </LoadStates>
  );
}

test('a call that the gateway does not have is not offered: no failure, and no retry', async () => {
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  gateway.on(helpCentre, { status: 404 });
  render(<Help />, { wrapper: MemoryRouter });
  expect(await screen.findByText('We don’t offer this at the moment.')).toBeTruthy();
  expect(screen.queryByText('Help couldn’t be loaded')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go to games']);
  expect(told.mock.calls).toEqual([[expect.stringContaining('no call helpCentre')]]);
  told.mockRestore();
});
