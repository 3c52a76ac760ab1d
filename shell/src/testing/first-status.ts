import { status } from '@tessera/contract';
import type { Reply } from './gateway';

/**
 * Starts a page whose first status call gets a reply. Resets the modules, because a page requests its first status once.
 * @returns the alerts and the screens over the page that follow
 */
export async function firstStatus(reply: Reply) {
  jest.resetModules();
  const { provideGateway, provideRelease, provideShellTexts } = await import('.');
  provideRelease();
  provideGateway().on(status, reply);
  const { noticeStore } = await import('../core/notices/store');
  const { interruptionStore } = await import('../core/interruptions');
  const { watchStatus } = await import('../boot/start/watch-status');
  watchStatus(provideShellTexts());
  await new Promise((resolve) => setTimeout(resolve, 150));
  const dialogs = noticeStore.getState().dialogs.map(({ title, message }) => [title, message]);
  return { dialogs, screens: [...interruptionStore.getState().screens.keys()] };
}
