import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import { changeLanguage, offeredLanguages, useLanguage, useText } from '@tessera/shell/i18n';
import { Icon, Sheet } from '@tessera/ui';
import styles from './language-sheet.module.css';

export interface LanguageSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The languages that the merchant offers, each by its own name. */
export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const text = useText('auth');
  const current = useLanguage();
  const choose = (code: string) => void changeLanguage(code).then(onClose);
  return (
    <Sheet open={open} onClose={onClose} title={text('language')} closeLabel={text('close')}>
      <div className={styles.languages}>
        {offeredLanguages().map(({ code, tag, name }) => (
          <button
            key={code}
            type="button"
            lang={tag}
            aria-current={code === current}
            className={styles.language}
            onClick={() => choose(code)}
          >
            {name}
            {code === current && <Icon path={check} size={18} />}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
