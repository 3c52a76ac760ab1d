export { useAppAnnouncements } from './app-announcements';
export { AppHeading } from './app-heading';
export { AppIcon, Rating } from './app-look';
export { type DownloadLinkProps, downloadLinkProps } from './download-link-props';
export {
  bestLink,
  type DownloadLinks,
  directLink,
  downloadLinks,
  isOnHomeScreen,
  trustedAddress,
} from './download-links';
export { type DownloadSetting, isInstalledApp, useDownloadSetting } from './download-setting';
export { downloadTarget } from './link-target';
export { offeredSystems, type SystemOffer } from './systems';
export { useApp } from './use-app';
