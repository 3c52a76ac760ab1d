import caret from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import { listAnnouncements } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { gatewayTime, useCall } from '@tessera/shell/request';
import { Icon, Picture } from '@tessera/ui';
import { paths } from '../../common/paths';
import styles from './news-card.module.css';
import { isCurrent } from './ticker';

/** The call that the announcements over the page make too, so that there is one request for both. */
const query = { types: 'POPUP,FLOAT', platform: 'M' } as const;

/** The merchant's first announcement as a card that opens all of them. Renders nothing without any. */
export default function NewsCard() {
  const text = useText('games');
  const { status, value } = useCall(listAnnouncements, query);
  const now = gatewayTime();
  const first = value?.announcements.find((one) => one.type !== 'FLOAT' && isCurrent(one, now));
  if (!first) return status === 'loading' ? <div aria-busy="true" className={styles.place} /> : null;
  return (
    <Link to={paths.news} className={styles.card}>
      {first.image && (
        <span className={styles.frame}>
          <Picture src={first.image} focalPoint={first.focalPoint} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.kind}>{text('announcements')}</span>
        <b className={styles.title}>{first.title}</b>
      </span>
      <Icon path={caret} size={16} mirror className={styles.caret} />
    </Link>
  );
}
