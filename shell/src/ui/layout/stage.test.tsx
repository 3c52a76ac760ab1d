/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { provideRelease, provideShellTexts } from '../../testing';
import { WideWindow } from './wide-window';

provideRelease();
beforeAll(provideShellTexts);

const open = (isWide: boolean) => {
  globalThis.matchMedia = ((media: string) => ({
    media,
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  render(
    <MemoryRouter initialEntries={['/m/game?cid=7&secret=1']}>
      <WideWindow />
    </MemoryRouter>,
  );
};
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

test('a wide window shows the merchant and a code for the phone beside the app', async () => {
  open(true);
  const name = 'Scan this with your phone’s camera.';
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  expect(screen.getByRole('complementary', { name })).toBeTruthy();
});

test('a phone has no stage', () => {
  open(false);
  expect(screen.queryByRole('complementary')).toBeNull();
});
