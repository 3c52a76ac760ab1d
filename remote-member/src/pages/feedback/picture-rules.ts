/** The largest number of pictures in one feedback. */
export const MAX_PICTURES = 4;
/** In bytes. Larger files are refused unread. */
export const MAX_FILE_SIZE = 12 * 1024 * 1024;
/** In pixels: the longer side of an uploaded picture. */
const MAX_SIDE = 1280;

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file cannot be attached. @returns undefined if it can */
export const fileProblem = ({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined => {
  if (!pictureTypes.includes(type)) return 'type';
  return size > MAX_FILE_SIZE ? 'size' : undefined;
};

/** Scales the sides of a picture down, so that the longer one is at most `MAX_SIDE`. Never scales up. */
export function fitSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
