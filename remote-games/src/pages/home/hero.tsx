import type { SessionInfo } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Link, openLogin, useGo } from '@tessera/shell/navigation';
import { useSession } from '@tessera/shell/session';
import { useSite } from '@tessera/shell/site';
import { Avatar, Button, useImageFailure, VisuallyHidden } from '@tessera/ui';
import { Balance } from '../../common/balance';
import { paths } from '../../common/paths';
import styles from './hero.module.css';
import { useSiteName } from './site-name';

/** The merchant's logo (R3.26), which stands for the words. The words themselves without one. */
function Brand({ words }: { words: string }) {
  const logo = useSite(
    ({ mobileTemplate, resources }) =>
      mobileTemplate.h5_logo ?? resources.find(({ resourceType }) => resourceType === 'LOGO')?.url,
  );
  const [isFailed, onError] = useImageFailure(logo);
  if (logo === undefined || isFailed) return <span className={styles.title}>{words}</span>;
  return <img src={logo} alt={words} width={168} height={34} className={styles.logo} onError={onError} />;
}

/** The member's balance, and a link to the member centre. */
function MemberHeader({ userName, firstTimeLogin }: SessionInfo) {
  const text = useText('games');
  return (
    <>
      <div className={styles.brand}>
        <Brand words={text(firstTimeLogin ? 'hero_visitor' : 'hero_member', { site: useSiteName() })} />
      </div>
      <Balance />
      <Link to={paths.memberHome} className={styles.member}>
        <span aria-hidden="true">
          <Avatar name={userName} size={40} />
        </span>
        <h1>
          <VisuallyHidden>
            <bdi translate="no">{userName}</bdi>
          </VisuallyHidden>
        </h1>
      </Link>
    </>
  );
}

/** The merchant's welcome, with the buttons for login and registration. */
function VisitorHeader() {
  const text = useText('games');
  const go = useGo();
  return (
    <>
      <h1 className={styles.brand}>
        <Brand words={text('hero_visitor', { site: useSiteName() })} />
      </h1>
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

/** The header of the home page. */
export function Hero() {
  const session = useSession();
  return (
    <header className={styles.hero}>{session ? <MemberHeader {...session} /> : <VisitorHeader />}</header>
  );
}
