import { useImage } from './use-image';

export interface PictureProps {
  /** A path below an image host, or an address that the gateway sent. */
  image: string | undefined;
  width: number;
  height: number;
  /** In view at first paint: fetched before the layout is known. */
  eager?: boolean;
  className?: string | undefined;
}

/** A decorative picture of known size. Renders nothing if no host has it. */
export function Picture({ image, width, height, eager = false, className }: PictureProps) {
  const { src, onLoad, onError } = useImage(image, { eager });
  if (src === undefined) return null;
  return (
    <img
      key={src}
      src={src}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      onLoad={onLoad}
      onError={onError}
    />
  );
}
