import { networkInterfaces } from 'node:os';
import { expect } from '@playwright/test';
import { demo } from '../../product/demo';
import { declinePrompts } from '../../product/visitor';
import { isAt, lanes, navEntry, rests, sees, signIn } from '../actions';
import type { JourneyTest } from '../journey';
import { workerReady } from '../worker';

/** An address of this machine that is not its own loopback: no browser takes its pages for secure. */
const insecureAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

export function platform(test: JourneyTest): void {
  test.use({ visitor: 'answered prompts' });

  test('service worker, modules, dialog and cascade layers are there and used', async ({ tab }) => {
    await tab.goto('/m/login');
    await workerReady(tab);
    await tab.getByRole('button', { name: /^Language/ }).click();
    await sees(tab.getByRole('dialog', { name: 'Language' }));
    const used = await tab.evaluate(async () => ({
      secure: isSecureContext && 'subtle' in crypto,
      worker: (await navigator.serviceWorker.ready).active?.state,
      modal: document.querySelector('dialog[open]')?.matches(':modal'),
      layers: [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some(
          (rule) => rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule,
        ),
      ),
      modules: 'noModule' in HTMLScriptElement.prototype,
    }));
    expect(used).toEqual({ secure: true, worker: 'activated', modal: true, layers: true, modules: true });
  });

  test('without a secure context, and so without crypto.subtle and a worker, a member signs in [R7.2]', async ({
    tab,
    front,
    sandbox,
    messages,
  }) => {
    // Chromium's, for each page of an address that it does not trust.
    messages.expectMessage(/Cross-Origin-Opener-Policy header has been ignored/);
    const address = insecureAddress();
    test.skip(address === undefined, 'this machine has no address beside its loopback');
    await tab.goto(`${await front.start('aurora', address)}/m/login?backUrl=%2Fm%2Fmember%2Fhome`);
    expect(await tab.evaluate(() => [isSecureContext, crypto.subtle === undefined])).toEqual([false, true]);
    await signIn(tab, demo.member);
    await sees(tab.getByText('3 of 5 conditions'));
    expect(await sandbox.calls('/wps/session/login')).toMatchObject([{ encrypted: true }]);
  });

  test.describe(() => {
    test.use({ visitor: 'new', storage: 'blocked' });
    test('where the browser keeps nothing, a visitor sees the games and signs in', async ({
      tab,
      messages,
    }) => {
      messages.expectMessage(/insecure|storage/);
      await declinePrompts(tab);
      await tab.goto('/m/home');
      await sees(lanes(tab));
      await rests(tab);
      await tab.goto('/m/login?backUrl=%2Fm%2Fmember%2Fhome');
      await signIn(tab, demo.member);
      await isAt(tab, /\/m\/member\/home/);
      await navEntry(tab, 'Home').click();
      await sees(lanes(tab));
    });
  });
}
