import shield from '@phosphor-icons/core/assets/regular/shield-check.svg';
import { useText } from '@tessera/shell/i18n';
import { ListRow } from '@tessera/ui';
import { useState } from 'react';
import { AuthenticatorSheet } from './authenticator-sheet';
import { BoundTag } from './contact-rows';

export interface AuthenticatorRowProps {
  isBound: boolean;
  onChanged: () => void;
}

/** The authenticator app; a tap opens the sheet that binds or removes it. */
export function AuthenticatorRow({ isBound, onChanged }: AuthenticatorRowProps) {
  const text = useText('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow
        icon={shield}
        title={text('contact_ga')}
        trailing={<BoundTag isBound={isBound} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <AuthenticatorSheet
          isBound={isBound}
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}
