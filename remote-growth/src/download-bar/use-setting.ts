import { downloadSetting } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { useCall } from '@tessera/shell/request';
import type { DownloadSetting } from './bar-visibility';
import { isInstalledApp } from './installed-app';

/** The merchant's settings for the app; undefined until they have come, where they cannot be had, and where nothing is offered anyway. */
export function useSetting(enabled = true): DownloadSetting | undefined {
  const isApp = environment().isNativeApp || isInstalledApp(environment());
  return useCall(downloadSetting, { domain: location.hostname }, { enabled: enabled && !isApp }).value;
}
