import { fitted } from './picture-rules';

/** A file that the browser cannot read as a picture. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
  readonly code = 'picture-unreadable';
}

const QUALITY = 0.82;

/**
 * A picture as a JPEG data address, small enough to send. Drawing it anew also leaves out where and with what it was taken.
 * @throws UnreadablePicture
 */
export async function shrink(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadablePicture('the file is no picture', { cause });
  });
  const canvas = Object.assign(document.createElement('canvas'), fitted(bitmap.width, bitmap.height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new UnreadablePicture('the browser gave no canvas');
  // A JPEG has no transparency: what is clear would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
