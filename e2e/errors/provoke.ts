import type { Page } from '@playwright/test';
import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import type { Fault, SandboxControl } from '../product/sandbox';
import { expect } from '../product/test';

/** The call of a tap on Deposit: the member waits for its answer, so that its failure is told. */
export const PATH = '/wps/relay/MCSFE_getDepositSettings';

/** Signs in; the member's own data has come, so that the next call of the path is a tap's. */
async function arrive(page: Page, sandbox: SandboxControl): Promise<void> {
  await arriveAs(page, demo.member);
  await expect.poll(async () => (await sandbox.calls(PATH)).length).toBe(1);
}

/** Lets a tap on Deposit meet a fault. */
export async function tap(page: Page, sandbox: SandboxControl, fault: Omit<Fault, 'path'>): Promise<void> {
  const before = (await sandbox.calls(PATH)).length;
  await sandbox.fault({ path: PATH, ...fault });
  await navEntry(page, 'Deposit').click();
  await expect.poll(async () => (await sandbox.calls(PATH)).length).toBe(before + 1);
}

/** Signs in, and lets the first tap on Deposit meet a fault. */
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

/** Expects the page to be a visitor's, and to have told nobody why. */
export async function expectQuietEnd(page: Page): Promise<void> {
  await expect.poll(() => storedSession(page)).toBeNull();
  // The page that shows the end of the session would show its alert too.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}
