import { useText } from '@tessera/shell/i18n';
import { useEntries } from '@tessera/shell/navigation';
import { useMember } from '@tessera/shell/session';
import { Button } from '@tessera/ui';
import styles from './first-login-slide.module.css';

/**
 * Welcomes a member by name, with a button to the first deposit where the merchant takes deposits. The button keeps its
 * place until the gateway has said that there was no deposit.
 */
export function FirstLoginSlide({ userName }: { userName: string }) {
  const text = useText('games');
  const { depositCount } = useMember();
  const { shown, tap } = useEntries(['deposit']);
  return (
    <div className={styles.slide}>
      <h2 className={styles.title}>{text('welcome_member', { name: userName })}</h2>
      {shown.length > 0 && (
        <div aria-busy={depositCount === undefined} className={styles.deposit}>
          <p>{text('first_deposit')}</p>
          <Button size="s" onClick={() => tap('deposit')}>
            {text('entry_deposit')}
          </Button>
        </div>
      )}
    </div>
  );
}
