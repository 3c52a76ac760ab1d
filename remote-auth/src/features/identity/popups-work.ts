import type { Environment } from '@tessera/shell/environment';

/** Views inside other apps: a second window cannot send its result back. */
const IN_APP = /\b(Line\/|FBAN|FBAV|Instagram|MicroMessenger)/;

/** Whether a popup can open here and send back its result (R4.14). */
export const popupsWork = (
  { isWebclip, isPwa, os, isTelegram, isMaya, isGcash }: Environment,
  userAgent: string,
): boolean =>
  !(isWebclip || (isPwa && os === 'ios') || isTelegram || isMaya || isGcash || IN_APP.test(userAgent));
