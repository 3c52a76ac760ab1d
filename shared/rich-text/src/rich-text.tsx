import { trustedPolicy } from '@tessera/contract';
import { classNames } from '@tessera/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './rich-text.module.css';

const sanitizer = () => import(/* webpackChunkName: "safe-html" */ './safe-html');

/** For parsing where nothing runs or loads. */
const inert = trustedPolicy('tessera-inert', { createHTML: (html) => html });

/** @returns the plain text of HTML. A text area parses no elements, so the page's policy reports no handlers */
function wordsOf(html: string): string {
  const area = document.createElement('textarea');
  const lines = html.replace(/<\/(p|div|li|h\d)>|<br\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, '');
  area.innerHTML = inert.createHTML(lines);
  return area.value.trim();
}

export interface RichTextProps {
  /** HTML from the merchant's editor, not sanitized. */
  html: string;
  /** The sites that the merchant trusts: links to others are plain text. Undefined: every https site. Must be stable. */
  trusted: readonly string[] | undefined;
  /** A link to a page of the app was followed. */
  onGo: (path: string) => void;
  /** A link to another site was followed. */
  onSite: (url: string) => void;
  className?: string | undefined;
}

/**
 * Shows a merchant's HTML after sanitizing it. The sanitizer loads with the first such text. Until then the plain text
 * shows, which is about as high, so that the page does not shift.
 */
export function RichText({ html, trusted, onGo, onSite, className }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<Node | string>();
  const words = useMemo(() => wordsOf(html), [html]);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (!link || !href) return;
    const isSite = link.hasAttribute('target');
    const isLeftToBrowser = isSite ? trusted !== undefined : event.ctrlKey || event.metaKey || event.shiftKey;
    if (isLeftToBrowser) return;
    event.preventDefault();
    if (isSite) onSite(href);
    else onGo(href);
  });

  useEffect(() => {
    let isGone = false;
    const show = (safe: Node | string) => {
      if (!isGone) setContent(safe);
    };
    sanitizer()
      .then(({ safeHtml }) => safeHtml(html, trusted))
      .then(show, (cause) => {
        console.warn('[tessera] a rich text could not be made safe; it shows without its form', cause);
        show(wordsOf(html));
      });
    return () => {
      isGone = true;
    };
  }, [html, trusted]);

  // In the commit that removes the plain text: one frame with both would move the page.
  useLayoutEffect(() => {
    if (content !== undefined) place.current?.replaceChildren(content);
  }, [content]);

  useEffect(() => {
    const root = place.current;
    const listen = (event: MouseEvent) => follow(event);
    root?.addEventListener('click', listen);
    return () => root?.removeEventListener('click', listen);
  }, []);

  return (
    <div aria-busy={content === undefined}>
      {content === undefined && <p className={classNames(styles.words, className)}>{words}</p>}
      <div ref={place} className={classNames(styles.text, className)} hidden={content === undefined} />
    </div>
  );
}
