export { GalleryPage } from './gallery-page';
export { leaveForHostOf } from './host';
export { OverviewPage, SheetPage } from './sheet-page';
export { StoryPage } from './story-page';
