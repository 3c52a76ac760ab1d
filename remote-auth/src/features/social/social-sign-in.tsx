import { useSite } from '@tessera/shell/site';
import { useLazyComponent } from '../../common/use-lazy-component';
import { channelFlags } from './channel-flags';

const loadRow = () =>
  import(/* webpackChunkName: "social" */ './social-row').then(({ SocialRow }) => SocialRow);

/** The buttons of the providers. Their code is loaded only if the merchant has switched one of them on. */
export function SocialSignIn() {
  const isOn = useSite(({ whitelabelVal }) =>
    Object.values(channelFlags).some((flag) => whitelabelVal[flag]),
  );
  const Row = useLazyComponent(isOn, loadRow, 'the social sign-in');
  return isOn && Row ? <Row /> : null;
}
