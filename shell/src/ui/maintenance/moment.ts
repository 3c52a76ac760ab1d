import { localeOf } from '@tessera/i18n';

/** A moment (ms since 1970) as a member reads it: in their language and time zone, the zone named. */
export const momentIn = (language: string, moment: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(moment);
