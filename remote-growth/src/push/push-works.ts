import type { Environment } from '@tessera/shell/environment';

export type PushSurroundings = Pick<Environment, 'os' | 'isPwa' | 'isTelegram' | 'isMaya' | 'isGcash'>;

/** Whether this browser has all that push messages need. */
export const browserHasPush = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/**
 * Whether this device may be registered for push messages: not inside Telegram, Maya or GCash, nor on their hosts
 * (R5.12a); on iOS only from the home screen, where the system allows them.
 */
export const pushWorks = (
  { os, isPwa, isTelegram, isMaya, isGcash }: PushSurroundings,
  hasPush: boolean,
): boolean => hasPush && !isTelegram && !isMaya && !isGcash && (os !== 'ios' || isPwa);
