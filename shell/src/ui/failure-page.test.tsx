/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { siteStore } from '../core/site/store';
import { provideRelease, provideShellTexts } from '../testing';
import { supportStore } from './customer-service/store';
import { FailurePage } from './failure-page';

provideRelease({ merchant: { name: 'Aurora Club' } });
beforeAll(provideShellTexts);

const setTemplate = (mobileTemplate: object) =>
  act(() => siteStore.setState(v.parse(siteStatus, { mobileTemplate }), true));
const open = () => {
  setTemplate({});
  render(
    <FailurePage role="alert" kind="code" title="No games" text="Sorry.">
      <button type="button">Back</button>
    </FailurePage>,
  );
};

test('names the merchant by its name without a logo, or if the logo cannot be loaded', () => {
  open();
  expect(screen.getByText('Aurora Club')).toBeTruthy();
  setTemplate({ h5_logo: '/logo.svg' });
  expect(screen.queryByText('Aurora Club')).toBeNull();
  const logo = screen.getByRole('img', { name: 'Aurora Club' });
  expect(logo.getAttribute('src')).toBe('/logo.svg');
  fireEvent.error(logo);
  expect(screen.getByText('Aurora Club')).toBeTruthy();
});

test('its title is the heading of the page, and screen readers announce it', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No games');
  expect(screen.getByRole('alert').textContent).toContain('Sorry.');
});

test('its ways on end with support', () => {
  open();
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Back', 'Support']);
  fireEvent.click(screen.getByRole('button', { name: 'Support' }));
  expect(supportStore.getState().isListOpen).toBe(true);
});
