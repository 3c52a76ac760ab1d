import { safeTarget, useGo } from '@tessera/shell/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './carousel.module.css';

const purifier = () => import(/* webpackChunkName: "announcement-html" */ './safe-html');
const isHtml = (content: string): boolean => /<[a-z!/]|&[a-z#]/i.test(content);

interface TextProps {
  readonly content: string;
  /** A link in it is followed within the app. */
  readonly onLeave: () => void;
}

/** Shows the merchant's HTML once it has been made safe. */
function Html({ content, onLeave }: TextProps) {
  const go = useGo();
  const ref = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const path = anchor?.target ? undefined : safeTarget(anchor?.getAttribute('href'));
    if (path === undefined) return;
    event.preventDefault();
    onLeave();
    go(path);
  });
  useEffect(() => {
    const place = ref.current;
    const leaving = new AbortController();
    place?.addEventListener('click', (event) => follow(event), { signal: leaving.signal });
    purifier().then(
      ({ safeHtml }) => leaving.signal.aborted || place?.replaceChildren(safeHtml(content)),
      () => console.warn('[tessera] an announcement has no text: its code did not come'),
    );
    return () => leaving.abort();
  }, [content]);
  return <div ref={ref} className={styles.text} />;
}

/** What an announcement says: plain text as it is, HTML made safe. */
export const AnnouncementText = (props: TextProps) =>
  isHtml(props.content) ? <Html {...props} /> : <p className={styles.text}>{props.content}</p>;
