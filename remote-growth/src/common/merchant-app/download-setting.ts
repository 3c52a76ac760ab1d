import { type AnswerOf, downloadSetting } from '@tessera/contract';
import { type Environment, environment } from '@tessera/shell/environment';
import { useCall } from '@tessera/shell/request';

export type DownloadSetting = AnswerOf<typeof downloadSetting>;

/** Whether this is an installed web app. The shortcut of an iOS profile also runs standalone, but is not one. */
export const isInstalledApp = ({ isPwa, isWebclip }: Pick<Environment, 'isPwa' | 'isWebclip'>): boolean =>
  isPwa && !isWebclip;

/**
 * The merchant's settings for the app.
 * @returns undefined until the answer has come, after a failure, and inside the app, where they are not requested
 */
export function useDownloadSetting(enabled = true): DownloadSetting | undefined {
  const isApp = environment().isNativeApp || isInstalledApp(environment());
  return useCall(downloadSetting, { domain: location.hostname }, { enabled: enabled && !isApp }).value;
}
