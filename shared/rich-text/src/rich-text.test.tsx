/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

const trusted: readonly string[] = ['https://news.example'];

// Compiling the sanitizer takes a busy machine longer than a test waits for a link.
beforeAll(() => import('./safe-html'));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Clicks a link. @returns whether the browser itself would follow it */
function isLeftToBrowser(name: string, how: object = {}): boolean {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), how);
  return isLeft;
}

test('a link to a page of the app stays in the page, one to another site or for another tab does not', async () => {
  const onGo = jest.fn();
  const html = '<a href="/m/live">here</a> <a href="https://news.example/">there</a>';
  render(<RichText html={html} trusted={trusted} onGo={onGo} onSite={jest.fn()} />);
  await screen.findByRole('link', { name: 'here' });
  expect(isLeftToBrowser('here')).toBe(false);
  expect(onGo.mock.calls).toEqual([['/m/live']]);
  expect(isLeftToBrowser('there')).toBe(true);
  expect(isLeftToBrowser('here', { ctrlKey: true })).toBe(true);
  expect(onGo).toHaveBeenCalledTimes(1);
});

test('where the merchant names no trusted sites, the page opens a link to another site, also for another tab', async () => {
  const onSite = jest.fn();
  const html = '<a href="https://any.example/a">there</a> <a href="http://any.example/">plain</a>';
  render(<RichText html={html} trusted={undefined} onGo={jest.fn()} onSite={onSite} />);
  await screen.findByRole('link', { name: 'there' });
  expect(isLeftToBrowser('there')).toBe(false);
  expect(isLeftToBrowser('there', { ctrlKey: true })).toBe(false);
  expect(onSite.mock.calls).toEqual([['https://any.example/a'], ['https://any.example/a']]);
  expect(screen.queryByRole('link', { name: 'plain' })).toBeNull();
});

test('if the sanitizer does not load, only the plain text shows, and the console has a warning', async () => {
  jest.doMock('./safe-html', () => {
    throw new Error('the chunk is gone');
  });
  const said = jest.spyOn(console, 'warn').mockImplementation();
  render(
    <RichText
      html="<b onclick='x'>Win</b> <i>more</i> &amp;amp; more"
      trusted={trusted}
      onGo={jest.fn()}
      onSite={jest.fn()}
    />,
  );
  expect(await screen.findByText('Win more & more')).toBeTruthy();
  expect(document.querySelector('b')).toBeNull();
  expect(said.mock.calls[0]?.[0]).toContain('rich text');
});
