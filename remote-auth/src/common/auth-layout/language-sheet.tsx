import { changeLanguage, useLanguage, useOfferedLanguages, useText } from '@tessera/shell/i18n';
import { LanguageList, Sheet } from '@tessera/ui';

export interface LanguageSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The languages that the merchant offers, each by its own name. */
export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const text = useText('auth');
  const current = useLanguage();
  const offered = useOfferedLanguages();
  const choose = (code: string) => void changeLanguage(code).then(onClose);
  return (
    <Sheet open={open} onClose={onClose} title={text('language')} closeLabel={text('close')}>
      <LanguageList
        languages={offered}
        current={current}
        onSelect={choose}
        label={text('language')}
        clearLabel={text('clear')}
      />
    </Sheet>
  );
}
