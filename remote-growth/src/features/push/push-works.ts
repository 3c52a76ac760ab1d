import type { Environment } from '@tessera/shell/environment';

export type PushEnvironment = Pick<Environment, 'os' | 'isPwa' | 'isTelegram' | 'isMaya' | 'isGcash'>;

/** Whether the browser has the APIs that push messages need. */
export const browserHasPush = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/**
 * Whether this device may be registered for push messages: not inside Telegram, Maya or GCash, nor on their hosts
 * (R5.12a). iOS allows push messages only from the home screen.
 */
export const pushWorks = (
  { os, isPwa, isTelegram, isMaya, isGcash }: PushEnvironment,
  hasPush: boolean,
): boolean => hasPush && !isTelegram && !isMaya && !isGcash && (os !== 'ios' || isPwa);
