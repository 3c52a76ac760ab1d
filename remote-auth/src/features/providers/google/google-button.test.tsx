/** @jest-environment jsdom */
import { refreshSite } from '@tessera/shell/site';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { googleStandIn } from '../../../testing/google';
import { path, provideSurroundings } from '../../../testing/screen';
import { GoogleButton } from './google-button';

jest.mock('@tessera/remote', () => ({
  ...jest.requireActual('@tessera/remote'),
  loadScript: jest.fn(async () => undefined),
}));

/** A storage that answers the question for a private window when the test lets it. */
const storage = { getDirectory: jest.fn<Promise<unknown>, []>() };

const { gateway } = provideSurroundings();
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { id } = googleStandIn();

beforeEach(async () => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  gateway.on(path.status, { success: true, value: { smsProvider: { googleWebClientId: 'client' } } });
  await refreshSite();
});
afterAll(() => {
  warn.mockRestore();
  Reflect.deleteProperty(navigator, 'storage');
});

const Texts = ({ loading }: { loading: Promise<string> | undefined }) => <p>{loading && use(loading)}</p>;
const page = (loading?: Promise<string>) => (
  <Suspense fallback="loading">
    <GoogleButton onProof={jest.fn()}>
      <button type="button">our own button</button>
    </GoogleButton>
    <Texts loading={loading} />
  </Suspense>
);

test('Google’s button is drawn after the page was hidden for its texts, and nothing fails meanwhile', async () => {
  const answers = { directory: (_: unknown) => {}, texts: (_: string) => {} };
  storage.getDirectory.mockReturnValue(
    new Promise((resolve) => Object.assign(answers, { directory: resolve })),
  );
  const texts = new Promise<string>((resolve) => Object.assign(answers, { texts: resolve }));
  const { container, rerender } = render(page());
  await waitFor(() => expect(storage.getDirectory).toHaveBeenCalled());
  await act(async () => rerender(page(texts)));
  screen.getByText('loading');
  await act(async () => answers.directory({}));
  expect(id.renderButton).not.toHaveBeenCalled();
  expect(id.prompt).not.toHaveBeenCalled();
  await act(async () => answers.texts('the texts are here'));
  await waitFor(() => expect(screen.queryByText('our own button')).toBeNull());
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

test('Google’s offer is neither made nor kept once the visitor types in a field [R9.28]', async () => {
  storage.getDirectory.mockResolvedValue({});
  const form = (
    <>
      <input aria-label="name" />
      <a href="/m/home">home</a>
      {page()}
    </>
  );
  const { unmount } = render(form);
  screen.getByLabelText('name').focus();
  await waitFor(() => expect(screen.queryByText('our own button')).toBeNull());
  expect(id.prompt).not.toHaveBeenCalled();
  unmount();

  render(form);
  await waitFor(() => expect(id.prompt).toHaveBeenCalledTimes(1));
  id.cancel.mockClear();
  screen.getByRole('link').focus();
  expect(id.cancel).not.toHaveBeenCalled();
  screen.getByLabelText('name').focus();
  expect(id.cancel).toHaveBeenCalledTimes(1);
});
