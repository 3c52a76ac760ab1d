export { type PreviewKey, previewKey } from '../release/preview-key';
export { PREVIEW_ALGORITHM, PREVIEW_PARAMETER, type PreviewClaims } from './preview-claims';
export { type SigningKey, signPreview } from './sign-preview';
export { PreviewError, verifyPreview } from './verify-preview';
