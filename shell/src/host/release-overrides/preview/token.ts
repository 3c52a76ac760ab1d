import { areaOf } from '../../../platform/storage';

export const PREVIEW = 'tessera:preview';

/**
 * The token of the preview link by which this tab was opened. Nothing in it may be used before it is verified; the
 * inline script only learns from it that it cannot know the versions.
 */
export const previewToken = (): string | undefined =>
  new URLSearchParams(location.search).get('preview') ?? areaOf('session').getItem(PREVIEW) ?? undefined;
