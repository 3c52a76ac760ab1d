import { type Announcement, merchantLink } from '@tessera/contract';
import { Link } from '@tessera/shell/navigation';
import { useSite } from '@tessera/shell/site';
import styles from './ticker.module.css';

/** One announcement; words only when it leads nowhere that is safe. */
export function TickerLine({ line: { title, link } }: { line: Announcement }) {
  const linkHosts = useSite((site) => site.linkHosts);
  const target = merchantLink(link, linkHosts);
  if (target?.kind === 'page') {
    return (
      <Link to={target.path} className={styles.line}>
        <span>{title}</span>
      </Link>
    );
  }
  if (target?.kind === 'site') {
    return (
      <a href={target.url} target="_blank" rel="noopener noreferrer" className={styles.line}>
        <span>{title}</span>
      </a>
    );
  }
  return (
    <p className={styles.line}>
      <span>{title}</span>
    </p>
  );
}
