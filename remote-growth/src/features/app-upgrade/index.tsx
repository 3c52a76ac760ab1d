import rocket from '@phosphor-icons/core/assets/fill/rocket-launch-fill.svg';
import { keys } from '@tessera/contract';
import { environment, storedValue } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useFlag, useSite } from '@tessera/shell/site';
import { Button, Dialog, Icon } from '@tessera/ui';
import { useState } from 'react';
import { usePrompt } from '../../common/prompt-queue';
import styles from './app-upgrade.module.css';
import { upgradeFor } from './upgrade';

/** The version that the member declined, until the next start of the app. */
const declined = storedValue(keys.declinedUpgrade);

/** Offers a newer native app. A mandatory upgrade cannot be closed (R2.52a, R2.52b). */
export default function AppUpgrade() {
  const text = useText('growth');
  const appVersion = useSite((site) => site.appVersion);
  const downLinkObj = useSite((site) => site.downLinkObj);
  const isMandatory = useFlag('MANDATORYAPPUPDATES3');
  const [declinedVersion, setDeclinedVersion] = useState(declined.get());
  const site = { appVersion, downLinkObj };
  const upgrade = upgradeFor({ environment: environment(), site });
  const isDue = upgrade !== undefined && (isMandatory || declinedVersion !== upgrade.version);
  const isPrompted = usePrompt('app-upgrade', isDue);
  if (!upgrade) return null;
  const close = () => {
    declined.set(upgrade.version);
    setDeclinedVersion(upgrade.version);
  };
  return (
    <Dialog
      open={isPrompted}
      label={text('upgrade_title')}
      dismissible={!isMandatory}
      closeLabel={text('upgrade_close')}
      onClose={close}
      actions={
        <Button onClick={() => void window.open(upgrade.url, upgrade.target, 'noopener')}>
          {text('upgrade_now')}
        </Button>
      }
    >
      <div className={styles.message}>
        <span className={styles.sign}>
          <Icon path={rocket} size={36} />
        </span>
        <h2 className={styles.title}>{text('upgrade_title')}</h2>
        <p className={styles.version}>{text('upgrade_version', { version: upgrade.version })}</p>
        <p>{text(isMandatory ? 'upgrade_mandatory' : 'upgrade_text')}</p>
      </div>
    </Dialog>
  );
}
