import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import { Flag } from '../flag/flag';
import { Icon } from '../icon/icon';
import styles from './language-list.module.css';
import { loadLanguageFlag } from './load-language-flag';

export interface ListedLanguage {
  code: string;
  /** In the language itself. */
  name: string;
  /** BCP-47. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Country whose flag stands beside the name (R9.40). */
  flag: string;
}

export interface LanguageListProps {
  languages: readonly Readonly<ListedLanguage>[];
  /** Code of the language that the page speaks. */
  current: string;
  /** Code of the language that is on its way. */
  coming?: string | undefined;
  onSelect: (code: string) => void;
  /** What the list chooses, for screen readers. */
  label: string;
}

/** Languages to choose from, each with its flag, in its own words and direction; the current one has a check mark. */
export function LanguageList({ languages, current, coming, onSelect, label }: LanguageListProps) {
  return (
    <ul className={styles.languages} aria-label={label}>
      {languages.map(({ code, name, tag, direction, flag }) => (
        <li key={code}>
          <button
            type="button"
            aria-current={code === current}
            aria-busy={code === coming}
            className={styles.language}
            onClick={() => onSelect(code)}
          >
            <Flag country={flag} load={loadLanguageFlag} />
            <span className={styles.name}>
              <bdi lang={tag} dir={direction}>
                {name}
              </bdi>
            </span>
            {code === current && <Icon path={check} size={18} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
