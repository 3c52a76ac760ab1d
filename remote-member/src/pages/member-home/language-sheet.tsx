import { changeLanguage, useLanguage, useOfferedLanguages, useText } from '@tessera/shell/i18n';
import { LanguageList, Sheet } from '@tessera/ui';
import { useState } from 'react';

export interface LanguageSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The languages that the merchant offers, each named in its own; a choice changes the whole page and closes the sheet. */
export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const text = useText('member');
  const current = useLanguage();
  const offered = useOfferedLanguages();
  const [chosen, setChosen] = useState<string>();
  const choose = async (code: string) => {
    setChosen(code);
    await changeLanguage(code);
    setChosen(undefined);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={text('language_choose')} closeLabel={text('close')}>
      <LanguageList
        languages={offered}
        current={current}
        coming={chosen}
        onSelect={(code) => void choose(code)}
        label={text('language_choose')}
        clearLabel={text('help_clear')}
      />
    </Sheet>
  );
}
