import { type ComponentType, useEffect, useState } from 'react';
import { redirectChannel } from './channel';
import { hasLanding } from './kept-landing';

/** Whether this visit is the return from a third party. */
export const isReturn = (): boolean => hasLanding() || redirectChannel.get() !== undefined;

/** Fetches what finishes a sign-in elsewhere, on a visit that is the return from one. */
export function LandingSlot() {
  const [landing, setLanding] = useState<{ Landing: ComponentType }>();
  useEffect(() => {
    import(/* webpackChunkName: "social-landing" */ './social-landing').then(
      ({ SocialLanding }) => setLanding({ Landing: SocialLanding }),
      () => console.warn('[tessera] the code of the return from a sign-in could not be loaded'),
    );
  }, []);
  return landing ? <landing.Landing /> : null;
}
