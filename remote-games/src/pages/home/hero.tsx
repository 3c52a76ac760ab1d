import caret from '@phosphor-icons/core/assets/bold/caret-right-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { Link, openLogin, useGo } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { merchant, useSite } from '@tessera/shell/site';
import { Avatar, Button, Icon } from '@tessera/ui';
import { paths } from '../../common/paths';
import styles from './hero.module.css';

function useSiteName(): string {
  const name = useSite((site) => site.siteName);
  return name || merchant().name;
}

/** The member's name, with a link to the member centre. */
function MemberGreeting({ userName }: { userName: string }) {
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

/** The merchant's welcome, with the buttons for login and registration. */
function VisitorGreeting() {
  const text = useText('games');
  const go = useGo();
  const site = useSiteName();
  return (
    <>
      <h1 className={styles.title}>{text('hero_visitor', { site })}</h1>
      <div className={styles.ways}>
        <Button size="s" variant="secondary" onClick={() => openLogin()}>
          {text('sign_in')}
        </Button>
        <Button size="s" onClick={() => go(paths.register)}>
          {text('register')}
        </Button>
      </div>
    </>
  );
}

/** The strip at the top of the home page. */
export function Hero() {
  const session = useSession();
  return (
    <header className={styles.hero}>
      {session ? <MemberGreeting userName={session.userName} /> : <VisitorGreeting />}
    </header>
  );
}
