import doorIcon from '@phosphor-icons/core/assets/regular/door-open.svg';
import keyIcon from '@phosphor-icons/core/assets/regular/key.svg';
import lockIcon from '@phosphor-icons/core/assets/regular/lock-key.svg';
import { changePassword, type MemberProfile, playLimits, signedInDevices } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { useBack, useGo } from '@tessera/shell/navigation';
import { absenceOf, type CallState, useCall } from '@tessera/shell/request';
import { ListGroup, ListRow, Page, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { MemberGate } from '../../common/access';
import { LoadStates } from '../../common/load-states';
import { changePasswordPath, paths } from '../../common/paths';
import { useAccountPart } from '../../common/use-account-part';
import { useAfter, useSettled } from '../../common/use-settled';
import { AuthenticatorRow, ContactRows } from '../../features/contacts';
import { useMemberProfile } from '../../features/member-profile';
import { ChangePinSheet } from './change-pin-sheet';
import { CloseAccountSheet } from './close-account-sheet';
import { Devices } from './devices';
import { Limits } from './limits';
import styles from './sheet.module.css';
import { SocialAccounts } from './social-accounts';

/** The password, the withdrawal PIN, and what confirms a sign-in on a new device. */
function Access({ state }: { state: CallState<MemberProfile> }) {
  const text = useText('member');
  const go = useGo();
  const hasContacts = useAccountPart('contacts');
  const hasAuthenticator = useAccountPart('authenticator');
  const hasSocial = useAccountPart('social');
  const hasPin = useAccountPart('pin');
  const [isPinOpen, setPinOpen] = useState(false);
  return (
    <LoadStates
      state={state}
      failed={text('profile_load_failed')}
      outline={<Skeleton height={320} radius="var(--radius-m)" />}
    >
      {(profile) => (
        <>
          <ListGroup>
            {!absenceOf(changePassword) && (
              <ListRow
                icon={keyIcon}
                title={text('security_password')}
                onClick={() => go(changePasswordPath)}
              />
            )}
            {hasPin && (
              <ListRow
                icon={lockIcon}
                title={text('pin_change')}
                onClick={() => (profile.pin ? setPinOpen(true) : go(paths.withdraw))}
              />
            )}
          </ListGroup>
          {isPinOpen && <ChangePinSheet onClose={() => setPinOpen(false)} />}
          {(hasContacts || hasAuthenticator) && (
            <>
              <ListGroup>
                {hasContacts && <ContactRows profile={profile} onChanged={state.reload} />}
                {hasAuthenticator && (
                  <AuthenticatorRow isBound={profile.authenticator} onChanged={state.reload} />
                )}
              </ListGroup>
              <p className={styles.hint}>{text('contact_why')}</p>
            </>
          )}
          {hasSocial && <SocialAccounts channels={profile.social} onChanged={state.reload} />}
        </>
      )}
    </LoadStates>
  );
}

/** The end of the account, for a while or for good. */
function Closing() {
  const text = useText('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <ListGroup>
      <ListRow icon={doorIcon} tone="danger" title={text('closing')} onClick={() => setOpen(true)} />
      {isOpen && <CloseAccountSheet onClose={() => setOpen(false)} />}
    </ListGroup>
  );
}

/** What the merchant offers of access, devices, limits and closing, from the top down. */
function SecurityParts() {
  const hasDevices = useAccountPart('devices');
  const hasLimits = useAccountPart('limits');
  const hasClosing = useAccountPart('closing');
  const access = useMemberProfile();
  const devices = useAfter(access, useCall(signedInDevices, {}, { enabled: hasDevices }));
  const aboveLimits = hasDevices ? devices : access;
  const limits = useAfter(aboveLimits, useCall(playLimits, {}, { enabled: hasLimits }));
  const isRestSettled = useSettled(hasLimits ? limits : aboveLimits);
  return (
    <>
      <Access state={access} />
      {hasDevices && <Devices state={devices} />}
      {hasLimits && <Limits state={limits} />}
      {hasClosing && isRestSettled && <Closing />}
    </>
  );
}

/** How the member signs in: passwords, contacts, linked accounts, devices, limits of play, and the end of the account. */
export default function SecurityPage() {
  const text = useText('member');
  const back = useBack(paths.memberHome);
  return (
    <Page title={text('security')} onBack={back} backLabel={text('back')}>
      <MemberGate>
        <SecurityParts />
      </MemberGate>
    </Page>
  );
}
