import back from '@phosphor-icons/core/assets/bold/caret-left-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { IconButton } from '@tessera/ui';
import { paths } from '../paths';
import { Brand } from './brand';
import styles from './hero.module.css';
import { HeroArt } from './hero-art';
import { LanguageShortcut } from './language-shortcut';

/** The merchant's greeting, with the back button and the choice of language. */
export function Hero({ compact }: { compact: boolean }) {
  const text = useText('auth');
  const goBack = useBack(paths.home);
  return (
    <header className={styles.hero} data-compact={compact}>
      <HeroArt />
      <div className={styles.bar}>
        <IconButton icon={back} mirror label={text('back')} onClick={goBack} />
        <LanguageShortcut />
      </div>
      <div className={styles.greeting}>
        <Brand />
        <p className={styles.prompt}>{text('greeting')}</p>
      </div>
    </header>
  );
}
