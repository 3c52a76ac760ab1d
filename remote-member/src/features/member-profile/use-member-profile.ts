import { memberProfile } from '@tessera/contract';
import { useCall } from '@tessera/shell/request';
import { resourceUrl } from '@tessera/shell/site';

/** What members know about themselves. */
export const useMemberProfile = (options?: { enabled: boolean }) => useCall(memberProfile, {}, options);

/** The address of a profile picture by its number, from 1. @returns undefined where the merchant has no pictures */
export const pictureAddress = (number: number | undefined): string | undefined =>
  number === undefined ? undefined : resourceUrl('PROFILE_ICON')?.replace('{n}', String(number));
