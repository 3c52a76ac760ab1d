import megaphone from '@phosphor-icons/core/assets/fill/megaphone-simple-fill.svg';
import { type Announcement, listAnnouncements } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useCall } from '@tessera/shell/request';
import { Icon } from '@tessera/ui';
import { useState } from 'react';
import { PauseButton } from './pause-button';
import { useTurns } from './use-autoplay';
import { isNow } from './is-now';
import styles from './ticker.module.css';
import { TickerLine } from './ticker-line';

/** In ms: long enough to read a line. */
const EVERY = 5_000;

function Lines({ lines }: { lines: readonly Announcement[] }) {
  const text = useText('games');
  const [at, setAt] = useState(0);
  const turns = useTurns(EVERY, () => setAt((before) => (before + 1) % lines.length));
  const line = lines[at];
  return (
    <section aria-label={text('announcements')} className={styles.ticker} {...turns.hold}>
      <Icon path={megaphone} size={18} className={styles.sign} />
      {line && <TickerLine key={line.id} line={line} />}
      {lines.length > 1 && <PauseButton isMoving={turns.isMoving} onToggle={turns.toggle} />}
    </section>
  );
}

/** What the merchant announces, a line at a time; its place stays empty when there is nothing. */
export default function Ticker() {
  const { value } = useCall(listAnnouncements, { types: 'TICKER', platform: 'M' });
  const lines = (value?.announcements ?? []).filter((line) => isNow(line, Date.now()));
  return <div className={styles.place}>{lines.length > 0 && <Lines lines={lines} />}</div>;
}
