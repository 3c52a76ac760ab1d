import { useText } from '@tessera/shell/i18n';
import { openLogin, useGo } from '@tessera/shell/navigation';
import { Button } from '@tessera/ui';
import { paths } from '../../common/paths';
import styles from './hero.module.css';
import { useSiteName } from './use-site-name';

/** The merchant's welcome to a visitor, with the two ways in. */
export function VisitorGreeting() {
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
