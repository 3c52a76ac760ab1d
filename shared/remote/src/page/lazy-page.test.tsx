/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyPage, PageTimeout } from './lazy-page';

const code = { default: () => <p>the page</p> };
const soon = (ms = 0) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const show = (Page: ReturnType<typeof lazyPage>) =>
  act(async () => {
    render(
      <Suspense fallback={<p>outline</p>}>
        <Catch>
          <Page />
        </Catch>
      </Suspense>,
    );
  });

class Catch extends Component<{ children: ReactNode }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message === undefined ? this.props.children : <p>{this.state.message}</p>;
  }
}

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

test('a page that was fetched ahead renders at once, without its fallback', async () => {
  const Page = lazyPage(() => Promise.resolve(code));
  await Page.preload();
  // No act: what stands after the first pass is what a member sees first.
  render(
    <Suspense fallback={<p>outline</p>}>
      <Page />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('the page');
});

test('a page that was not shows when its code has come', async () => {
  let arrive = () => {};
  const Page = lazyPage(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(code);
      }),
  );
  await show(Page);
  expect(screen.getByText('outline')).toBeTruthy();
  await act(async () => arrive());
  expect(screen.getByText('the page')).toBeTruthy();
});

test('the code is asked for once, however often the page is fetched ahead and shown', async () => {
  const load = jest.fn().mockResolvedValue(code);
  const Page = lazyPage(load);
  await Promise.all([Page.preload(), Page.preload()]);
  await show(Page);
  await show(Page);
  await Page.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is shown and not asked about again by any render', async () => {
  const load = jest.fn(() => Promise.reject(new Error('chunk is gone')));
  const Page = lazyPage(load);
  await show(Page);
  await soon(30);
  expect(screen.getByText('chunk is gone')).toBeTruthy();
  await show(Page);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is refused at once is a failure like any other', async () => {
  const load = jest.fn(() => {
    throw new Error('not in the release');
  });
  const Page = lazyPage(load);
  await show(Page);
  expect(screen.getByText('not in the release')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await expect(Page.preload()).rejects.toThrow('not in the release');
});

test('fetching ahead after a failure really asks again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk is gone')).mockResolvedValue(code);
  const Page = lazyPage(load);
  await expect(Page.preload()).rejects.toThrow('chunk is gone');
  await expect(Page.preload()).resolves.toBeUndefined();
  await show(Page);
  expect(screen.getByText('the page')).toBeTruthy();
});

test('code that hangs is given up after 10 s', async () => {
  jest.useFakeTimers();
  const Page = lazyPage(() => new Promise(() => undefined));
  const failure = Page.preload().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(9_999);
  await expect(Promise.race([failure, Promise.resolve('open')])).resolves.toBe('open');
  await jest.advanceTimersByTimeAsync(1);
  const error = await failure;
  expect(error).toBeInstanceOf(PageTimeout);
  expect(error).toMatchObject({ name: 'PageTimeout', code: 'page-timeout' });
  jest.useRealTimers();
});
