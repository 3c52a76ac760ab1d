import caret from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Link } from '@tessera/shell/navigation';
import { Avatar, Icon } from '@tessera/ui';
import { paths } from '../../common/paths';
import styles from './hero.module.css';
import { useSiteName } from './use-site-name';

/** A member's own welcome, which leads to the member centre. */
export function MemberGreeting({ userName }: { userName: string }) {
  const text = useText('games');
  const site = useSiteName();
  return (
    <Link to={paths.memberHome} className={styles.member}>
      <Avatar name={userName} size={44} />
      <div className={styles.words}>
        <p className={styles.line}>{text('hero_member', { site })}</p>
        <h1 className={styles.name}>
          <bdi>{userName}</bdi>
        </h1>
      </div>
      <Icon path={caret} size={18} mirror />
    </Link>
  );
}
