import { bindContact, startAuthenticator, unbindContact } from '@tessera/contract';
import { deviceId } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { call, useCall } from '@tessera/shell/request';
import { QrCode, Skeleton } from '@tessera/ui';
import { CopyableValue } from '../../common/copy';
import { LoadStates } from '../../common/load-states';
import { CodeSheet } from './code-sheet';
import styles from './code-sheet.module.css';

const silent = { alert: false } as const;
/** In CSS pixels. */
const QR_SIZE = 176;

export interface AuthenticatorSheetProps {
  isBound: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** The secret for a new app, as a QR code and as text: a phone cannot scan its own screen. */
function NewSecret() {
  const text = useText('member');
  const state = useCall(startAuthenticator, {});
  return (
    <>
      <p className={styles.hint}>{text('contact_ga_hint')}</p>
      <LoadStates
        state={state}
        failed={text('profile_load_failed')}
        outline={<Skeleton height={QR_SIZE} radius="var(--radius-m)" />}
      >
        {({ secret, uri }) => (
          <>
            <div className={styles.code}>
              <QrCode content={uri} label={text('contact_ga')} size={QR_SIZE} />
            </div>
            <CopyableValue label={text('contact_ga_key')} value={secret} />
          </>
        )}
      </LoadStates>
    </>
  );
}

/** Binds an authenticator app, or removes the bound one, by a code that it shows. */
export function AuthenticatorSheet({ isBound, onClose, onChanged }: AuthenticatorSheetProps) {
  const text = useText('member');
  const confirm = async (code: string) => {
    if (isBound) await call(unbindContact, { type: 'ga', code }, silent);
    else await call(bindContact, { type: 'ga', code, loginDeviceId: deviceId() }, silent);
  };
  return (
    <CodeSheet
      title={text('contact_ga')}
      action={text(isBound ? 'contact_remove' : 'contact_verify')}
      removes={isBound}
      onClose={onClose}
      confirm={confirm}
      onDone={onChanged}
    >
      {isBound ? <p className={styles.hint}>{text('contact_ga_code')}</p> : <NewSecret />}
    </CodeSheet>
  );
}
