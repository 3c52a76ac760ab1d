import type { Page } from '@playwright/test';
import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import type { Fault, SandboxControl } from '../product/sandbox';
import { expect } from '../product/test';

/** The call of a tap on Deposit: the member waits for its answer, so that its failure is told. */
const PATH = '/wps/relay/MCSFE_getDepositSettings';

/** Signs in, and lets the next tap on Deposit meet a fault. */
export async function tapInto(
  page: Page,
  sandbox: SandboxControl,
  fault: Omit<Fault, 'path'>,
): Promise<void> {
  await arriveAs(page, demo.member);
  // The member's own data has come; the next call of this path is the tap's.
  await expect.poll(async () => (await sandbox.calls(PATH)).length).toBe(1);
  await sandbox.fault({ path: PATH, ...fault });
  await navEntry(page, 'Deposit').click();
  await expect.poll(async () => (await sandbox.calls(PATH)).length).toBe(2);
}

export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('tessera:session'));

/** Long enough for an alert that is not going to come. */
export const aMoment = (page: Page): Promise<void> => page.waitForTimeout(600);
