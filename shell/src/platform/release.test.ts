/** @jest-environment jsdom */
import { freshPage } from '../testing/fresh-page';

describe('the release', () => {
  const read = async (text: string | undefined) => {
    jest.resetModules();
    document.getElementById('tessera-release')?.remove();
    if (text !== undefined) {
      const element = document.createElement('script');
      element.id = 'tessera-release';
      element.setAttribute('type', 'application/json');
      element.textContent = text;
      document.head.append(element);
    }
    return (await import('./release')).currentRelease();
  };

  test.each([undefined, '', '{', '{}', '{"schema":2}'])(
    '%j in the page is a fault of its own',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject({ name: 'ReleaseFault', code: 'release-unreadable' });
    },
  );

  test('does not change while the page lives', async () => {
    await freshPage('/m/home');
    const { currentRelease } = await import('./release');
    const first = currentRelease();
    const { provideRelease } = await import('../testing');
    provideRelease({ merchant: { code: 'other' } });
    expect(currentRelease()).toBe(first);
  });
});
