import { keys } from '@tessera/contract';
import { storedValue } from '../../../platform/storage';

export const storedPreview = storedValue(keys.preview);

/**
 * The token of the preview link by which this tab was opened. Nothing in it may be used before it is verified; the
 * inline script only learns from it that it cannot know the versions.
 */
export const previewToken = (): string | undefined =>
  new URLSearchParams(location.search).get('preview') ?? storedPreview.get();
