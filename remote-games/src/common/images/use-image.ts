import { useReachedAgain } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { noteFailed, noteLoaded, useDeadHosts } from './dead-hosts';
import { type ImageSource, imageSources } from './image-sources';

/** The time in ms after which a picture in view is fetched from another host, if there is one. */
const TIMEOUT = 8_000;

export interface Image {
  /** Undefined if there is no picture, or if no host has it. */
  readonly src: string | undefined;
  onLoad(): void;
  onError(): void;
}

/**
 * Chooses the address of a picture: on the first image host that is not dead and has not failed for this picture. A
 * picture that no host has delivered is tried again when the gateway is reached again.
 */
export function useImage(
  image: string | undefined,
  { eager = false }: { eager?: boolean | undefined } = {},
): Image {
  const hosts = useSite((site) => site.imageCDN);
  const dead = useDeadHosts();
  const sources = useMemo(() => imageSources(image, hosts), [image, hosts]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string>();
  const left = sources.filter(({ src }) => !failed.includes(src));
  const isUsable = ({ host, src }: ImageSource) =>
    src === loaded || host === undefined || !dead.includes(host);
  const source = left.find(({ src }) => src === loaded) ?? left.find(isUsable) ?? left[0];
  const src = source?.src;

  const onLoad = () => {
    if (!source) return;
    noteLoaded(source);
    setLoaded(source.src);
  };
  const onError = () => {
    if (!source) return;
    noteFailed(source);
    setFailed((before) => [...before, source.src]);
  };
  const onTimeout = useEffectEvent(onError);
  useReachedAgain(src === undefined && failed.length > 0, () => setFailed([]));

  const isLastHost = left.length < 2;
  useEffect(() => {
    if (!eager || isLastHost || src === undefined || src === loaded) return;
    const timer = setTimeout(() => onTimeout(), TIMEOUT);
    return () => clearTimeout(timer);
  }, [eager, isLastHost, src, loaded]);

  return { src, onLoad, onError };
}
