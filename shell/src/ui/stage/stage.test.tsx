/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { siteStore } from '../../core/site/store';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { supportStore } from '../customer-service/store';
import { WideWindow } from '.';

provideRelease();
provideGateway();
beforeAll(provideShellTexts);

const open = (isWide: boolean) => {
  document.documentElement.toggleAttribute('data-wide', isWide);
  render(
    <MemoryRouter initialEntries={['/m/game?cid=7&secret=1']}>
      <WideWindow />
    </MemoryRouter>,
  );
};

test('a wide window shows the merchant and a code for the phone beside the app', async () => {
  open(true);
  const name = 'Scan this with your phone’s camera.';
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  expect(screen.getByRole('complementary', { name })).toBeTruthy();
});

test('the stage comes and goes with the width of the window', async () => {
  open(false);
  await act(async () => void document.documentElement.toggleAttribute('data-wide', true));
  expect(await screen.findByRole('complementary')).toBeTruthy();
  await act(async () => void document.documentElement.toggleAttribute('data-wide', false));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a phone has no stage', () => {
  open(false);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the stage leads to support, where the merchant has contacts', async () => {
  const contact = { csType: 'LINE', csPosition: 1, title: 'Line', link: 'https://line.me/aurora' };
  act(() => siteStore.setState(v.parse(siteStatus, { customerService: [] }), true));
  open(true);
  await screen.findByRole('complementary');
  expect(screen.queryByRole('button', { name: 'Support' })).toBeNull();
  act(() => siteStore.setState(v.parse(siteStatus, { customerService: [contact] }), true));
  fireEvent.click(screen.getByRole('button', { name: 'Support' }));
  expect(supportStore.getState().isListOpen).toBe(true);
});
