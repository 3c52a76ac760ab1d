export { nameIgnoredOverrides } from './overrides/name-ignored';
export { previewToken } from './preview/token';
export { startTrial } from './start';
