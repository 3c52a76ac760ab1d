import { keys } from '@tessera/contract';
import { storedValue } from '../../../platform/storage';

export const storedPreview = storedValue(keys.preview);

/**
 * The token of the preview link that opened this tab. It is not verified, so its content must not be used: the early
 * script only learns from it that it cannot know the versions.
 */
export const previewToken = (): string | undefined =>
  new URLSearchParams(location.search).get('preview') ?? storedPreview.get();
