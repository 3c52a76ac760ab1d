import { encode } from 'uqr';

/** In pixels: the width of one module of the picture. */
const MODULE = 16;

/**
 * Draws a QR code as a PNG file, for members who pay in an app on the same phone: it reads codes from the gallery.
 * @throws Error if the browser cannot draw it
 */
export async function qrPicture(content: string): Promise<Blob> {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('no picture');
  return picture;
}
