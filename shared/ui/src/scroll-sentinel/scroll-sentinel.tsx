import { useEffect, useEffectEvent, useRef } from 'react';

/** In CSS pixels: how far below the visible part the sentinel already counts as near. */
const MARGIN = '400px';

export interface ScrollSentinelProps {
  /** Called each time the sentinel comes near the visible part. */
  onNear: () => void;
}

/** Stands at the end of a list that loads further pages while the reader scrolls. */
export function ScrollSentinel({ onNear }: ScrollSentinelProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near(),
      { rootMargin: MARGIN },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={sentinel} aria-hidden="true" />;
}
