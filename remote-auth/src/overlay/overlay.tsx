import { useState } from 'react';
import { AutomaticLogin } from '../automatic-login/automatic-login';
import { isReturn, LandingSlot } from '../social/landing-slot';

/** What this remote does on any page: it finishes a sign-in that left the page, or signs a remembered member in. */
export function Overlay() {
  const [wasAway] = useState(isReturn);
  return wasAway ? <LandingSlot /> : <AutomaticLogin />;
}
