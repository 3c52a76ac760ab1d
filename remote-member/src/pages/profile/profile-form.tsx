import { type MemberProfile, saveMemberProfile } from '@tessera/contract';
import { cleanName } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { absenceOf, call, prefetchEncryption } from '@tessera/shell/request';
import { Button, TextField } from '@tessera/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useSubmit } from '../../common/use-submit';
import styles from './profile.module.css';

export interface ProfileFormProps {
  profile: MemberProfile;
  onSaved: () => void;
}

/**
 * Name and date of birth. The date can be set once, so that a set one cannot be edited. Neither can be edited where the
 * gateway is known not to have the call that saves them.
 */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const text = useText('member');
  const [name, setName] = useState(profile.name ?? '');
  const [birthday, setBirthday] = useState(profile.birthday ?? '');
  const { busy, reason, submit } = useSubmit();
  const hasBirthday = profile.birthday !== undefined;
  const isReadOnly = absenceOf(saveMemberProfile) !== undefined;
  useEffect(() => void prefetchEncryption(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changes = { name: name.trim(), ...(!hasBirthday && birthday !== '' && { birthday }) };
    await submit(async () => {
      await call(saveMemberProfile, changes, { alert: false });
      toast(text('profile_saved'), { tone: 'success' });
      onSaved();
    });
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className={styles.form}>
      <TextField
        label={text('profile_name')}
        name="name"
        value={name}
        onChange={setName}
        autoComplete="name"
        clean={cleanName}
        maxLength={60}
        disabled={isReadOnly}
      />
      <TextField
        label={text('profile_birthday')}
        name="birthday"
        type="date"
        value={birthday}
        onChange={setBirthday}
        hint={text('profile_birthday_hint')}
        max={new Date().toISOString().slice(0, 10)}
        autoComplete="bday"
        disabled={hasBirthday || isReadOnly}
      />
      <p role="alert" className={styles.reason}>
        {reason}
      </p>
      {!isReadOnly && (
        <Button type="submit" block busy={busy}>
          {text('profile_save')}
        </Button>
      )}
    </form>
  );
}
