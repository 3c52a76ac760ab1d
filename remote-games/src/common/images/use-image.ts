import { useSite } from '@tessera/shell/site';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { noteFailed, noteLoaded, useDeadHosts } from './dead-hosts';
import { type ImageSource, imageSources } from './image-sources';

/** In ms: a picture in view that has not come by then is asked of another host, where there is one. */
const PATIENCE = 8_000;

export interface Image {
  /** Undefined when there is no picture, or none of the hosts has it. */
  readonly src: string | undefined;
  onLoad(): void;
  onError(): void;
}

/** Where to take a picture from now: the first image host that is not known to be dead and has not failed for it. */
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
  const isAlive = ({ host, src }: ImageSource) =>
    src === loaded || host === undefined || !dead.includes(host);
  const source = left.find(({ src }) => src === loaded) ?? left.find(isAlive) ?? left[0];
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
  const giveUp = useEffectEvent(onError);

  const canWait = left.length < 2;

  useEffect(() => {
    if (!eager || canWait || src === undefined || src === loaded) return;
    const timer = setTimeout(() => giveUp(), PATIENCE);
    return () => clearTimeout(timer);
  }, [eager, canWait, src, loaded]);

  return { src, onLoad, onError };
}
