import { environment } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { useSite } from '@tessera/shell/site';
import { useEffect, useState } from 'react';
import { GoogleButton } from '../google/google-button';
import { telegramSetting } from '../telegram/setting';
import { keptProof } from './kept-proof';
import { ProviderButton } from './provider-button';
import { offeredProviders } from './providers';
import styles from './social-row.module.css';
import { useSocialSignIn } from './use-social-sign-in';

/** The merchant's bot, once it is known; asked only where Telegram is switched on. */
function useTelegramSetting() {
  const isOn = useSite((site) => site.whitelabelVal.TELEGRAMLOGIN3);
  const [setting, setSetting] = useState<Awaited<ReturnType<typeof telegramSetting>>>({});
  useEffect(() => {
    if (isOn) void telegramSetting().then(setSetting);
  }, [isOn]);
  return setting;
}

/** A button for each provider that the merchant has switched on and that works here. */
export function SocialRow() {
  const text = useText('auth');
  const site = useSite((whole) => whole);
  const telegram = useTelegramSetting();
  const { busy, start, dialog } = useSocialSignIn();
  const offered = offeredProviders({ site, environment: environment(), telegram });
  // A native app signs in by itself.
  const googleId = environment().isNativeApp ? undefined : site.smsProvider.googleWebClientId;
  if (offered.length === 0) return null;
  return (
    <section className={styles.social} aria-label={text('continue_with_account')}>
      {keptProof.get() !== undefined && <p className={styles.hint}>{text('binding_hint')}</p>}
      <p className={styles.divider}>{text('or_continue_with')}</p>
      <div className={styles.row}>
        {offered.map((provider) =>
          provider.channel === 'google' && googleId ? (
            <GoogleButton key={provider.channel} clientId={googleId}>
              <ProviderButton provider={provider} busy={busy} start={start} />
            </GoogleButton>
          ) : (
            <ProviderButton key={provider.channel} provider={provider} busy={busy} start={start} />
          ),
        )}
      </div>
      {dialog}
    </section>
  );
}
