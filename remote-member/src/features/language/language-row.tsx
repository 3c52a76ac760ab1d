import globe from '@phosphor-icons/core/assets/regular/globe.svg';
import { languageOf } from '@tessera/i18n';
import { changeLanguage, useLanguage, useOfferedLanguages, useText } from '@tessera/shell/i18n';
import { LanguageList, ListRow, Sheet } from '@tessera/ui';
import { useState } from 'react';

interface LanguageSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The merchant's languages, each in its own words. A selection changes the language of the page and closes the sheet. */
function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const text = useText('member');
  const current = useLanguage();
  const offered = useOfferedLanguages();
  const [loading, setLoading] = useState<string>();
  const select = async (code: string) => {
    setLoading(code);
    await changeLanguage(code);
    setLoading(undefined);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={text('language_choose')} closeLabel={text('close')}>
      <LanguageList
        languages={offered}
        current={current}
        coming={loading}
        onSelect={(code) => void select(code)}
        label={text('language_choose')}
        clearLabel={text('help_clear')}
      />
    </Sheet>
  );
}

/** Shows the language of the page, and opens the list of languages. */
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
