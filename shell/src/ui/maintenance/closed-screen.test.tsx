/** @jest-environment jsdom */
import { siteStatus, status } from '@tessera/contract';
import { provideDialogs } from '@tessera/ui/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { interruptionStore } from '../../core/interruptions';
import { Interruptions } from '../../core/interruptions/interruptions';
import { siteStore } from '../../core/site/store';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { supportStore } from '../customer-service/store';
import { watchMaintenance } from '.';
import { momentIn } from './closed-screen';

provideDialogs();
provideRelease({ merchant: { name: 'Aurora Club' } });
const gateway = provideGateway();
const site = (part: object) => act(async () => siteStore.setState(v.parse(siteStatus, part), true));

beforeAll(async () => {
  await provideShellTexts();
  watchMaintenance();
});
beforeEach(() => render(<Interruptions />));
afterEach(async () => {
  await site({});
  expect(interruptionStore.getState().screens.size).toBe(0);
});

test('an open site shows nothing', async () => {
  await site({});
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('maintenance covers the page and says when it ends [R2.47, R8.35]', async () => {
  await site({ maintenance: true, maintenanceEndTime: '2026-11-21T10:00:00Z' });
  const dialog = await screen.findByRole('dialog', { name: 'System Maintenance' });
  expect(dialog.textContent).toContain('Aurora Club');
  expect(screen.getByRole('heading', { name: 'System Maintenance' })).toBeTruthy();
  expect(dialog.textContent).toContain(momentIn('EN', Date.UTC(2026, 10, 21, 10)));
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('without an end time no time is shown', async () => {
  await site({ maintenance: true });
  await screen.findByRole('dialog');
  expect(screen.queryByText('Expected back')).toBeNull();
});

test('a restricted region is denied for its location or IP [R2.47, R8.35]', async () => {
  await site({ regionRestriction: true, ip: '203.0.113.7' });
  const dialog = await screen.findByRole('dialog', { name: 'Access Denied' });
  expect(dialog.textContent).toMatch(/location or IP restrictions/);
  expect(dialog.textContent).toContain('203.0.113.7');
});

test('customer service can be reached from it', async () => {
  await site({ maintenance: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Support' }));
  expect(supportStore.getState().isListOpen).toBe(true);
  supportStore.setState({ isListOpen: false });
});

test('another try that finds the site open uncovers the page', async () => {
  gateway.on(status, { value: {} });
  await site({ maintenance: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['EN', 'Asia/Shanghai', /Sat.*Nov 21.*06:00 PM.*GMT\+8/],
  ['EN', 'UTC', /10:00 AM.*UTC/],
  ['CN', 'Asia/Shanghai', /11月21日.*18:00/],
  ['AR', 'Asia/Dubai', /نوفمبر/],
])('a time in %s and %s [R2.47]', (language, zone, expected) => {
  expect(momentIn(language, Date.UTC(2026, 10, 21, 10), zone)).toMatch(expected);
});
