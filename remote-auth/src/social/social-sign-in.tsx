import { useSite } from '@tessera/shell/site';
import { type ComponentType, useEffect, useState } from 'react';

const loadRow = () => import(/* webpackChunkName: "social" */ './social-row');

/** The row of provider buttons, whose code comes only where the merchant has one of them switched on. */
export function SocialSignIn() {
  const isOn = useSite(({ whitelabelVal: on }) =>
    Boolean(on.GOOGLELOGIN3 || on.FACEBOOKLOGIN3 || on.TWITTERLOGIN3 || on.LINELOGIN3 || on.TELEGRAMLOGIN3),
  );
  const [row, setRow] = useState<{ Row: ComponentType }>();
  useEffect(() => {
    if (!isOn) return;
    loadRow().then(
      ({ SocialRow }) => setRow({ Row: SocialRow }),
      () => console.warn('[tessera] the code of the social sign-in could not be loaded'),
    );
  }, [isOn]);
  return isOn && row ? <row.Row /> : null;
}
