import { useImage } from './use-image';

export interface PictureProps {
  /** Below an image host, or as the gateway names it. */
  image: string | undefined;
  width: number;
  height: number;
  /** In view at first paint: it does not wait for the layout. */
  eager?: boolean;
  className?: string | undefined;
}

/** A picture that says nothing of its own, of known size; nothing stands in its place while no host has it. */
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
