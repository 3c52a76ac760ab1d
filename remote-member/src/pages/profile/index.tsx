import { type MemberProfile, saveMemberProfile } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack } from '@tessera/shell/navigation';
import { absenceOf } from '@tessera/shell/request';
import { useSession } from '@tessera/shell/session';
import { Avatar, Button, Card, ListGroup, Page, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { MemberGate } from '../../common/access';
import { CopyableValue } from '../../common/copy';
import { LoadStates } from '../../common/load-states';
import { paths } from '../../common/paths';
import { useAccountPart } from '../../common/use-account-part';
import { ContactRows } from '../../features/contacts';
import { pictureAddress, useMemberProfile } from '../../features/member-profile';
import { PictureSheet } from './picture-sheet';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form';

/** The member's picture, with the button that chooses another one where the merchant has pictures. */
function ProfilePicture({ profile, onChanged }: { profile: MemberProfile; onChanged: () => void }) {
  const text = useText('member');
  const name = useSession()?.userName ?? '';
  const [isOpen, setOpen] = useState(false);
  const change = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <div className={styles.picture}>
      <Avatar name={name} src={pictureAddress(profile.picture)} size={88} />
      {pictureAddress(1) !== undefined && !absenceOf(saveMemberProfile) && (
        <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
          {text('profile_picture')}
        </Button>
      )}
      {isOpen && <PictureSheet chosen={profile.picture} onClose={() => setOpen(false)} onChanged={change} />}
    </div>
  );
}

function Profile() {
  const text = useText('member');
  const userName = useSession()?.userName ?? '';
  const hasContacts = useAccountPart('contacts');
  const state = useMemberProfile();
  return (
    <LoadStates
      state={state}
      failed={text('profile_load_failed')}
      outline={<Skeleton height={420} radius="var(--radius-m)" />}
    >
      {(profile) => (
        <>
          <Card padded>
            <ProfilePicture profile={profile} onChanged={state.reload} />
            <CopyableValue label={text('agent_user_name')} value={userName} />
            {/* A loaded date of birth is not the one that the form began with. */}
            <ProfileForm key={profile.birthday ?? ''} profile={profile} onSaved={state.reload} />
          </Card>
          {hasContacts && (
            <ListGroup>
              <ContactRows profile={profile} onChanged={state.reload} />
            </ListGroup>
          )}
        </>
      )}
    </LoadStates>
  );
}

/** The member's own data: picture, name, date of birth and contacts. */
export default function ProfilePage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  return (
    <Page title={text('profile')} onBack={back} backLabel={text('back')}>
      <MemberGate>
        <Profile />
      </MemberGate>
    </Page>
  );
}
