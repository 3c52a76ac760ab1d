import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import { changeLanguage, offeredLanguages, useLanguage, useText } from '@tessera/shell/i18n';
import { Icon, Sheet } from '@tessera/ui';
import { useState } from 'react';
import styles from './language-sheet.module.css';

export interface LanguageSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The languages that the merchant offers, each named in its own; a choice changes the whole page and closes the sheet. */
export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const text = useText('member');
  const current = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const choose = async (code: string) => {
    setChosen(code);
    await changeLanguage(code);
    setChosen(undefined);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={text('language_choose')} closeLabel={text('close')}>
      <ul className={styles.languages}>
        {offeredLanguages().map(({ code, tag, name, direction }) => (
          <li key={code}>
            <button
              type="button"
              lang={tag}
              dir={direction}
              aria-current={code === current}
              aria-busy={code === chosen}
              className={styles.language}
              onClick={() => void choose(code)}
            >
              {name}
              {code === current && <Icon path={check} size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
