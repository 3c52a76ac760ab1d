import type { Page } from '@playwright/test';
import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import type { Fault, SandboxControl } from '../product/sandbox';
import { expect } from '../product/test';

/** The call of a tap on Deposit. The member waits for its answer, so a failure is shown. */
export const PATH = '/wps/relay/MCSFE_getDepositSettings';

/** Signs in and waits until the member's data is loaded, so that a tap makes the next call of the path. */
async function arrive(page: Page, sandbox: SandboxControl): Promise<void> {
  await arriveAs(page, demo.member);
  await expect.poll(async () => (await sandbox.calls(PATH)).length).toBe(1);
}

/** Taps Deposit while its call has a fault. */
export async function tap(page: Page, sandbox: SandboxControl, fault: Omit<Fault, 'path'>): Promise<void> {
  const before = (await sandbox.calls(PATH)).length;
  await sandbox.fault({ path: PATH, ...fault });
  await navEntry(page, 'Deposit').click();
  await expect.poll(async () => (await sandbox.calls(PATH)).length).toBe(before + 1);
}

/** Signs in, and taps Deposit while its call has a fault. */
export async function tapInto(
  page: Page,
  sandbox: SandboxControl,
  fault: Omit<Fault, 'path'>,
): Promise<void> {
  await arrive(page, sandbox);
  await tap(page, sandbox, fault);
}

/** Expects an alert with a text, and closes it. */
export async function expectAlert(page: Page, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('tessera:session'));

/** Expects a signed-out page without an alert. */
export async function expectQuietEnd(page: Page): Promise<void> {
  await expect.poll(() => storedSession(page)).toBeNull();
  // The alert would be visible as soon as the page is signed out.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}
