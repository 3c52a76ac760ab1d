import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks for more a little before a member reaches it. */
const AHEAD = '400px';

/** The end of a list that goes on; asks for more each time it comes near. */
export function LoadWhenSeen({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && seen(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} aria-hidden="true" />;
}
