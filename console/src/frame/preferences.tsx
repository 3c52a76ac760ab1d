import { languageOf } from '@tessera/i18n';
import { Button, SelectField } from '@tessera/ui';
import { useState } from 'react';
import * as v from 'valibot';
import type { Session } from '../api';
import { post } from '../server';
import { scheme, schemes, storeLanguage, storeScheme } from '../state';
import { consoleLanguages, language, t } from '../texts';
import styles from './frame.module.css';

/** Who is signed in, and the language and the colours of the page. */
export function Preferences({ session }: { readonly session: Session }) {
  const [colours, setColours] = useState(scheme);
  const roleName = { look: t('roleLook'), 'roll-out': t('roleRollOut'), configure: t('roleConfigure') }[
    session.role
  ];
  const names = { auto: t('schemeAuto'), light: t('schemeLight'), dark: t('schemeDark') };
  return (
    <details className={styles.preferences}>
      <summary className={styles.person}>
        <bdi>{session.name}</bdi>
        <span className={styles.store}>{roleName}</span>
      </summary>
      <div className={styles.choices}>
        <SelectField
          label={t('language')}
          name="language"
          value={language()}
          options={consoleLanguages.map((code) => ({ value: code, label: languageOf(code)?.name ?? code }))}
          onChange={(code) => {
            storeLanguage(code);
            location.reload();
          }}
        />
        <SelectField
          label={t('colours')}
          name="scheme"
          value={colours}
          options={schemes.map((one) => ({ value: one, label: names[one] }))}
          onChange={(chosen) => {
            const known = schemes.find((one) => one === chosen) ?? 'auto';
            storeScheme(known);
            setColours(known);
          }}
        />
        {session.identity && (
          <Button
            variant="secondary"
            size="s"
            onClick={() => post('/sign-out', {}, v.unknown()).then(() => location.reload())}
          >
            {t('signOut')}
          </Button>
        )}
      </div>
    </details>
  );
}
