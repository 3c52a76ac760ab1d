import { fitSize } from './picture-rules';

/** The browser cannot read the file as a picture. */
class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
  readonly code = 'picture-unreadable';
}

const QUALITY = 0.82;

/**
 * Draws a picture anew as a smaller JPEG. This also removes its metadata, such as place and camera.
 * @returns a data URL
 * @throws UnreadablePicture if the browser cannot read the file
 */
export async function compressPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadablePicture('the browser cannot decode the file as a picture', { cause });
  });
  const canvas = Object.assign(document.createElement('canvas'), fitSize(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture('the browser has no 2D canvas');
  // JPEG has no transparency: without a background, transparent parts become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
