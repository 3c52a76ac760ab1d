export { nameIgnoredOverrides } from './overrides/stored-overrides';
export { previewToken } from './preview/token';
export { startReleaseOverrides } from './start';
