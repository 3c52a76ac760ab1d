import { previewToken } from './token';

/** Waits, in a tab that shows a preview, for the versions that it names; without that code there is no preview. */
export async function startPreview(spoken: Promise<void>): Promise<void> {
  const token = previewToken();
  if (token === undefined) return;
  await import(/* webpackChunkName: "preview" */ './enter-preview').then(
    ({ enterPreview }) => enterPreview(token, spoken),
    () => undefined,
  );
}
