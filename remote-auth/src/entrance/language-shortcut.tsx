import globe from '@phosphor-icons/core/assets/regular/globe.svg';
import { languageOf } from '@tessera/i18n';
import { offeredLanguages, useLanguage, useText } from '@tessera/shell/i18n';
import { Button, VisuallyHidden } from '@tessera/ui';
import { useState } from 'react';
import { LanguageSheet } from './language-sheet';

/** Says the page's language and opens the choice of others; nothing where there is no choice. */
export function LanguageShortcut() {
  const text = useText('auth');
  const language = languageOf(useLanguage());
  const [isOpen, setOpen] = useState(false);
  if (offeredLanguages().length < 2) return null;
  return (
    <>
      <Button variant="secondary" size="s" icon={globe} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <VisuallyHidden>{text('language')}</VisuallyHidden>
        <span lang={language?.tag}>{language?.name}</span>
      </Button>
      <LanguageSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
