import globe from '@phosphor-icons/core/assets/regular/globe.svg';
import { languageOf } from '@tessera/i18n';
import { useLanguage, useText } from '@tessera/shell/i18n';
import { ListRow } from '@tessera/ui';
import { useState } from 'react';
import { LanguageSheet } from './language-sheet';

/** Says the page's language, and opens the list of the others. */
export function LanguageRow() {
  const text = useText('member');
  const current = languageOf(useLanguage());
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow icon={globe} title={text('language')} trailing={current?.name} onClick={() => setOpen(true)} />
      <LanguageSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
