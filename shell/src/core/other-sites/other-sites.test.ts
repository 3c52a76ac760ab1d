/** @jest-environment jsdom */
import { provideRelease } from '../../testing';

const open = jest.spyOn(window, 'open').mockReturnValue(null);

/** A page of a merchant whose description says this of links. */
async function page(links?: string[]) {
  provideRelease({ merchant: { allow: { links } } });
  jest.resetModules();
  await (await import('../../testing')).provideShellTexts();
  const { noticeStore } = await import('../notices');
  return { ...(await import('.')), dialogs: () => noticeStore.getState().dialogs };
}

beforeEach(() => open.mockClear());

test('a site that the merchant trusts opens at once', async () => {
  const { siteLink, openSite } = await page(['https://news.example']);
  const preventDefault = jest.fn();
  siteLink('https://news.example/a').onClick({ preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
  await openSite('https://news.example/a');
  expect(open).toHaveBeenCalledWith('https://news.example/a', '_blank', 'noopener,noreferrer');
});

test.each([true, false])(
  'where the description does not say, a link asks by the name of the host; the answer is %s',
  async (answer) => {
    const { siteLink, dialogs } = await page();
    const preventDefault = jest.fn();
    siteLink('https://any.example:8443/a?b').onClick({ preventDefault });
    expect(preventDefault).toHaveBeenCalled();
    const [question] = dialogs();
    expect(question?.message).toContain('any.example:8443');
    expect(open).not.toHaveBeenCalled();
    question?.settle(answer);
    await Promise.resolve();
    await Promise.resolve();
    expect(open.mock.calls).toHaveLength(answer ? 1 : 0);
    expect(dialogs()).toHaveLength(0);
  },
);
