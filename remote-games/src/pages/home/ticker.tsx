import megaphone from '@phosphor-icons/core/assets/fill/megaphone-simple-fill.svg';
import { type Announcement, listAnnouncements, merchantLink } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link, siteLink } from '@tessera/shell/navigation';
import { gatewayTime, useCall } from '@tessera/shell/request';
import { trustedOrigins } from '@tessera/shell/site';
import { Icon } from '@tessera/ui';
import { useState } from 'react';
import { AutoplayButton, useAutoplay } from './autoplay';
import { TickerPlaceholder } from './placeholders';
import styles from './ticker.module.css';

/** The time in ms that a line is shown: enough to read it. */
const INTERVAL = 5_000;

/**
 * Whether an announcement is shown at a time.
 * @param now in ms since 1970
 */
export const isCurrent = (
  { startTime, endTime }: Pick<Announcement, 'startTime' | 'endTime'>,
  now: number,
): boolean => (startTime === undefined || startTime <= now) && (endTime === undefined || now < endTime);

/** One announcement, as a link if its target is allowed. */
function TickerLine({ line: { title, link } }: { line: Announcement }) {
  const target = merchantLink(link, trustedOrigins('links'));
  const content = <span>{title}</span>;
  if (target?.kind === 'page') {
    return (
      <Link to={target.path} className={styles.line}>
        {content}
      </Link>
    );
  }
  if (target?.kind === 'site') {
    return (
      <a {...siteLink(target.url)} className={styles.line}>
        {content}
      </a>
    );
  }
  return <p className={styles.line}>{content}</p>;
}

function Lines({ lines }: { lines: readonly Announcement[] }) {
  const text = useText('games');
  const [at, setAt] = useState(0);
  const { isPlaying, toggle, hold } = useAutoplay(INTERVAL, () =>
    setAt((before) => (before + 1) % lines.length),
  );
  const line = lines[at];
  return (
    <section aria-label={text('announcements')} className={styles.ticker} {...hold}>
      <Icon path={megaphone} size={18} className={styles.sign} />
      {line && <TickerLine key={line.id} line={line} />}
      {lines.length > 1 && <AutoplayButton isPlaying={isPlaying} onToggle={toggle} />}
    </section>
  );
}

/** The merchant's announcements, one line at a time. Renders nothing without any. */
export default function Ticker() {
  const { status, value } = useCall(listAnnouncements, { types: 'TICKER', platform: 'M' });
  const lines = (value?.announcements ?? []).filter((line) => isCurrent(line, gatewayTime()));
  if (lines.length > 0) return <Lines lines={lines} />;
  return status === 'loading' ? <TickerPlaceholder /> : null;
}
