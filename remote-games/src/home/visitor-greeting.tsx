import { useText } from '@tessera/shell/i18n';
import { openLogin, useGo } from '@tessera/shell/navigation';
import { Button } from '@tessera/ui';
import { paths } from '../paths';
import styles from './hero.module.css';
import { useSiteName } from './use-site-name';

/** The merchant's welcome to a visitor, with the two ways in. */
export function VisitorGreeting() {
  const text = useText('games');
  const go = useGo();
  const site = useSiteName();
  return (
    <>
      <div className={styles.words}>
        <h1 className={styles.title}>{text('hero_visitor', { site })}</h1>
        <p className={styles.line}>{text('hero_visitor_text')}</p>
      </div>
      <div className={styles.ways}>
        <Button block onClick={() => go(paths.register)}>
          {text('register')}
        </Button>
        <Button block variant="secondary" onClick={() => openLogin()}>
          {text('sign_in')}
        </Button>
      </div>
    </>
  );
}
