import { useSession } from '@tessera/shell/session';
import styles from './hero.module.css';
import { MemberGreeting } from './member-greeting';
import { VisitorGreeting } from './visitor-greeting';

/** The strip on top: the merchant's welcome, or the member's name. */
export function Hero() {
  const session = useSession();
  return (
    <header className={styles.hero}>
      {session ? <MemberGreeting userName={session.userName} /> : <VisitorGreeting />}
    </header>
  );
}
