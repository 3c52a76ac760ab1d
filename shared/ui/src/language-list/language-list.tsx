import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import { useState } from 'react';
import { Flag } from '../flag/flag';
import { loadLanguageFlag } from '../flag/load-language-flag';
import { Icon } from '../icon/icon';
import { SearchField } from '../search-field/search-field';
import { findLanguages } from './find-languages';
import styles from './language-list.module.css';

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
  /** What the list chooses: its name, and that of the search field. */
  label: string;
  /** Name of the button that empties the search field. */
  clearLabel: string;
}

/** From this number of languages on, the list has a search field. */
const MANY = 10;

/**
 * Languages to choose from, each with its flag, in its own words and direction; the current one comes first and has a
 * check mark. A long list has a search field.
 */
export function LanguageList({ languages, current, coming, onSelect, label, clearLabel }: LanguageListProps) {
  const [query, setQuery] = useState('');
  const isCurrent = ({ code }: ListedLanguage) => code === current;
  const ordered = [...languages.filter(isCurrent), ...languages.filter((one) => !isCurrent(one))];
  const reader = languages.find(isCurrent)?.tag ?? 'en';
  return (
    <>
      {languages.length >= MANY && (
        <SearchField
          label={label}
          clearLabel={clearLabel}
          value={query}
          onChange={setQuery}
          // The list may stand inside a form, which Enter would send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className={styles.languages} aria-label={label}>
        {findLanguages(ordered, query, reader).map(({ code, name, tag, direction, flag }) => (
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
                <bdi lang={tag} dir={direction} translate="no">
                  {name}
                </bdi>
              </span>
              {code === current && <Icon path={check} size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
