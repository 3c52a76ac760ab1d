import envelope from '@phosphor-icons/core/assets/regular/envelope-simple.svg';
import phone from '@phosphor-icons/core/assets/regular/phone.svg';
import type { MemberProfile } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { ListRow, Tag } from '@tessera/ui';
import { useState } from 'react';
import { ContactSheet, type ContactType } from './contact-sheet';

const kinds = [
  { type: 'email', icon: envelope },
  { type: 'sms', icon: phone },
] as const;

/** Whether something is bound. */
export function BoundTag({ isBound }: { isBound: boolean }) {
  const text = useText('member');
  return <Tag tone={isBound ? 'success' : 'neutral'}>{text(isBound ? 'contact_bound' : 'contact_add')}</Tag>;
}

export interface ContactRowsProps {
  profile: Pick<MemberProfile, 'email' | 'mobile'>;
  onChanged: () => void;
}

/** E-mail address and phone number; a tap opens the sheet that binds or removes one. */
export function ContactRows({ profile, onChanged }: ContactRowsProps) {
  const text = useText('member');
  const [open, setOpen] = useState<ContactType>();
  const bound = { email: profile.email, sms: profile.mobile };
  return (
    <>
      {kinds.map(({ type, icon }) => (
        <ListRow
          key={type}
          icon={icon}
          title={text(`contact_${type}`)}
          detail={
            bound[type] && (
              <bdi dir="ltr" translate="no">
                {bound[type]}
              </bdi>
            )
          }
          trailing={<BoundTag isBound={bound[type] !== undefined} />}
          onClick={() => setOpen(type)}
        />
      ))}
      {open && (
        <ContactSheet
          type={open}
          bound={bound[open]}
          onClose={() => setOpen(undefined)}
          onChanged={() => {
            setOpen(undefined);
            onChanged();
          }}
        />
      )}
    </>
  );
}
