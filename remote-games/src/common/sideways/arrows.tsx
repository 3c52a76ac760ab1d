import back from '@phosphor-icons/core/assets/bold/caret-left-bold.svg';
import on from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { IconButton } from '@tessera/ui';
import { type RefObject, useEffect, useState } from 'react';
import styles from './arrows.module.css';
import { pageOf, type Way, waysOf } from './page-of';

export interface ArrowsProps {
  /** The element around the row, which is its first child. */
  readonly frame: RefObject<HTMLElement | null>;
}

const rowIn = (frame: HTMLElement | null): HTMLElement | undefined =>
  frame?.firstElementChild instanceof HTMLElement ? frame.firstElementChild : undefined;

/**
 * The two arrows of a row, each while there is more on its side. They are no stops of the keyboard, which reaches every
 * tile: the row follows the focus.
 */
export default function Arrows({ frame }: ArrowsProps) {
  const text = useText('games');
  const [hasBefore, setBefore] = useState(false);
  const [hasAfter, setAfter] = useState(false);

  useEffect(() => {
    const row = rowIn(frame.current);
    if (!row) return undefined;
    const read = () => {
      const ways = waysOf(row);
      setBefore(ways.back);
      setAfter(ways.on);
    };
    // A row far from the view has no size. Once it has one, the observer reports it.
    const sizes = new ResizeObserver(read);
    sizes.observe(row);
    row.addEventListener('scroll', read, { passive: true });
    // Games that come later make the row longer, and change no size that the observer reports.
    row.addEventListener('pointerenter', read);
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', read);
      row.removeEventListener('pointerenter', read);
    };
  }, [frame]);

  const turn = (way: Way) => {
    const row = rowIn(frame.current);
    if (row) row.scrollBy({ left: pageOf(row, way) });
  };
  const arrow = (way: Way, icon: string, label: string) => (
    <IconButton
      icon={icon}
      mirror
      label={label}
      tabIndex={-1}
      className={`${styles.arrow} ${styles[way]}`}
      // The focus stays where the keyboard has left it: the arrow goes at the end of the row.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => turn(way)}
    />
  );
  return (
    <>
      {hasBefore && arrow('back', back, text('row_back'))}
      {hasAfter && arrow('on', on, text('row_on'))}
    </>
  );
}
