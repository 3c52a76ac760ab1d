import { safeTarget, useGo } from '@tessera/shell/navigation';
import { Skeleton } from '@tessera/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './rich-text.module.css';

const sanitizer = () => import(/* webpackChunkName: "safe-html" */ './safe-html');

/** The words of the HTML alone, for when the code that makes it safe cannot be had. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** What a merchant wrote in an editor, made safe; its links to the app stay in the page. */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const go = useGo();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const route = link?.target ? undefined : safeTarget(link?.getAttribute('href'));
    if (!route || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(route);
  });

  useEffect(() => {
    let isGone = false;
    const show = (content: Node | string) => {
      if (isGone) return;
      place.current?.replaceChildren(content);
      setShown(true);
    };
    sanitizer().then(
      ({ safeHtml }) => show(safeHtml(html)),
      () => show(wordsOf(html)),
    );
    return () => {
      isGone = true;
    };
  }, [html]);

  useEffect(() => {
    const root = place.current;
    const listen = (event: MouseEvent) => follow(event);
    root?.addEventListener('click', listen);
    return () => root?.removeEventListener('click', listen);
  }, []);

  return (
    <div aria-busy={!shown}>
      {!shown && <Skeleton lines={3} height={14} />}
      <div ref={place} className={styles.text} />
    </div>
  );
}
