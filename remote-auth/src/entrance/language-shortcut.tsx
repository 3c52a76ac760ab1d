import globe from '@phosphor-icons/core/assets/regular/globe.svg';
import { languageOf } from '@tessera/i18n';
import { useLanguage, useOfferedLanguages, useText } from '@tessera/shell/i18n';
import { Button, VisuallyHidden } from '@tessera/ui';
import { type ComponentType, useState } from 'react';
import type { LanguageSheetProps } from './language-sheet';

const loadSheet = () => import(/* webpackChunkName: "language-sheet" */ './language-sheet');

/** Says the page's language and opens the choice of others, which comes then; nothing where there is no choice. */
export function LanguageShortcut() {
  const text = useText('auth');
  const language = languageOf(useLanguage());
  const offered = useOfferedLanguages();
  const [sheet, setSheet] = useState<{ Sheet: ComponentType<LanguageSheetProps> }>();
  const [isOpen, setOpen] = useState(false);
  if (offered.length < 2) return null;

  const open = () => {
    setOpen(true);
    loadSheet().then(
      ({ LanguageSheet }) => setSheet({ Sheet: LanguageSheet }),
      () => console.warn('[tessera] the choice of languages could not be loaded'),
    );
  };
  return (
    <>
      <Button variant="secondary" size="s" icon={globe} aria-haspopup="dialog" onClick={open}>
        <VisuallyHidden>{text('language')}</VisuallyHidden>
        <span lang={language?.tag}>{language?.name}</span>
      </Button>
      {sheet && <sheet.Sheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
