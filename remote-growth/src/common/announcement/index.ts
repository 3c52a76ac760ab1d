export { type AppAnnouncement, isCurrent, useOpenAnnouncement } from './announcement';
export { AnnouncementText } from './announcement-text';
