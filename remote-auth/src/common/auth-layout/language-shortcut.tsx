import globe from '@phosphor-icons/core/assets/regular/globe.svg';
import { languageOf } from '@tessera/i18n';
import { useLanguage, useOfferedLanguages, useText } from '@tessera/shell/i18n';
import { alert } from '@tessera/shell/notices';
import { Button, VisuallyHidden } from '@tessera/ui';
import { useState } from 'react';
import { useLazyComponent } from '../use-lazy-component';

const loadSheet = () =>
  import(/* webpackChunkName: "language-sheet" */ './language-sheet').then(
    ({ LanguageSheet }) => LanguageSheet,
  );

/** Shows the page's language and opens the list of the others, whose code is loaded then. Hidden without a choice. */
export function LanguageShortcut() {
  const text = useText('auth');
  const language = languageOf(useLanguage());
  const offered = useOfferedLanguages();
  const [isOpen, setOpen] = useState(false);
  const Sheet = useLazyComponent(isOpen, loadSheet, 'the list of languages', () => {
    setOpen(false);
    void alert({ message: text('unknown_error') });
  });
  if (offered.length < 2) return null;

  return (
    <>
      <Button variant="secondary" size="s" icon={globe} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <VisuallyHidden>{text('language')}</VisuallyHidden>
        <span lang={language?.tag}>{language?.name}</span>
      </Button>
      {Sheet && <Sheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
