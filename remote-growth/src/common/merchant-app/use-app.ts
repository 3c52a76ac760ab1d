import { merchant, useSite } from '@tessera/shell/site';
import { listedIcon } from './download-links';
import type { DownloadSetting } from './download-setting';

/** How the merchant's app looks. */
export interface AppLook {
  readonly name: string;
  readonly icon: string | undefined;
  /** Whether a promotion for downloading the app runs (R2.49). */
  readonly gift: boolean;
}

export function useApp(setting: DownloadSetting | undefined): AppLook {
  const siteName = useSite((site) => site.siteName);
  const resource = useSite((site) =>
    site.resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon'),
  );
  const gift = useSite((site) =>
    site.availablePromotions.some(({ type, enabled }) => type === 'APP_DOWNLOAD' && enabled),
  );
  const listed = useSite((site) => listedIcon(site.downLinkObj));
  return { name: siteName || merchant().name, icon: setting?.icon ?? resource?.url ?? listed, gift };
}
