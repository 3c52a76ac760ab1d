/** How many pictures a feedback has at most. */
export const MOST_PICTURES = 4;
/** In bytes: larger files are not even opened. */
export const LARGEST_FILE = 12 * 1024 * 1024;
/** In pixels: the longer side of what is sent. */
export const LONGEST_SIDE = 1280;

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file cannot be attached; undefined for one that can. */
export const refusedFor = ({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined => {
  if (!pictureTypes.includes(type)) return 'type';
  return size > LARGEST_FILE ? 'size' : undefined;
};

/** What a picture's sides become, so that the longer one fits. */
export function fitted(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
