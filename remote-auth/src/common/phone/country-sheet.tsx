import check from '@phosphor-icons/core/assets/bold/check-bold.svg';
import type { CountryEntry } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { Flag, Icon, SearchField, Sheet } from '@tessera/ui';
import { useState } from 'react';
import { countryName, matchesCountry } from './country-name';
import styles from './country-sheet.module.css';
import { loadCountryFlag } from './load-country-flag';

export interface CountrySheetProps {
  open: boolean;
  countries: readonly CountryEntry[];
  chosen: CountryEntry | undefined;
  onChoose: (country: CountryEntry) => void;
  onClose: () => void;
}

/** The list of countries with flag, name and dialling code, and a search (R2.57). */
export function CountrySheet({ open, countries, chosen, onChoose, onClose }: CountrySheetProps) {
  const text = useText('auth');
  const [query, setQuery] = useState('');
  const found = countries.filter((country) => matchesCountry(country, query));
  return (
    <Sheet open={open} onClose={onClose} title={text('info_country_code')} closeLabel={text('close')}>
      <SearchField
        label={text('search_country')}
        clearLabel={text('clear')}
        value={query}
        onChange={setQuery}
        // The sheet is inside the form of the number: Enter would submit it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className={styles.countries}>
        {found.map((country) => {
          const isChosen = country.countryCode === chosen?.countryCode;
          return (
            <li key={country.countryCode}>
              <button
                type="button"
                aria-current={isChosen}
                className={styles.country}
                onClick={() => onChoose(country)}
              >
                <Flag country={country.countryCode} load={loadCountryFlag} />
                <span className={styles.name}>{countryName(country)}</span>
                <bdi dir="ltr" className={styles.code}>
                  +{country.countryDialingCode}
                </bdi>
                {isChosen && <Icon path={check} size={16} />}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 && text('no_country')}
      </p>
    </Sheet>
  );
}
