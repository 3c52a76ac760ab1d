/** @jest-environment jsdom */
import { provideEarlyPage } from '../../testing/early-page';

provideEarlyPage();

describe('the early script', () => {
  const run = () => jest.isolateModulesAsync(async () => void (await import('./main')));

  test('keeps the deferred install prompt, which can come before the main script runs', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new Error('offline')) });
    await run();
    const prompt = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(prompt);
    expect(prompt.defaultPrevented).toBe(true);
    expect(window.__tessera?.installPrompt).toBe(prompt);
  });

  test('fits the page to the window before the first paint, so that nothing moves [R1.5]', async () => {
    Object.assign(globalThis, { innerWidth: 1920, innerHeight: 1080 });
    await run();
    expect(document.documentElement.style.getPropertyValue('--column-width')).toBe('608px');
  });

  test('never throws, also without a release', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const release = document.getElementById('tessera-release');
    release?.remove();
    await expect(run()).resolves.toBeUndefined();
    expect(window.__tessera?.answers.size).toBe(0);
    expect(warned).toHaveBeenCalledTimes(1);
    if (release) document.head.append(release);
    warned.mockRestore();
  });
});
