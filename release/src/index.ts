export { type Assembled, assemble, type Plan, type Share } from './assemble/assemble';
export type { Merchant } from './merchant/merchant';
export { type WriteNginx, writeNginx } from './nginx/write-nginx';
export { type Page, renderHtml, type ShellFiles } from './page/render-html';
export { type Published, type PublishOptions, publish } from './publish/publish';
export { ReleaseError, type ReleaseErrorCode } from './release-error';
export { type Served, type ServeOptions, serve } from './serve/serve';
export { openFolderStore } from './store/folder-store';
export type { Store } from './store/store';
