import { channelFlags, isAllowedAddress } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import { trustedOrigins, useSite } from '@tessera/shell/site';
import { useEffect, useReducer } from 'react';
import type { Channel } from '../../common/channel';
import type { Provider, Situation } from '../../common/provider';
import { providers } from '../providers';

/** The name of a channel's feature in the merchant's description. */
const featureOf = (channel: Channel): string => (channel === 'twitter' ? 'x' : channel);

/** The features that the console has named. */
const told = new Set<string>();

/**
 * Whether the content security policy of the page lets a feature load its script. Where it does not, the console names
 * the feature once.
 */
function mayLoad(feature: string, script: string): boolean {
  const { origin, href } = new URL(script, location.origin);
  if (origin === location.origin || isAllowedAddress(href, trustedOrigins('scripts') ?? [])) return true;
  if (told.has(feature)) return false;
  told.add(feature);
  console.info(
    `[tessera] the policy of the page blocks the script of "${feature}", so that its button is not shown. Add it to the features of the merchant's description`,
  );
  return false;
}

/**
 * The providers that a visitor can choose here. Inside a native app these are all that are switched on, because the
 * app signs in.
 * @param setUp the channels of which the gateway has said that they are set up
 */
export const offeredProviders = (situation: Situation, setUp: readonly Channel[]): readonly Provider[] =>
  providers.filter(
    ({ channel, works, isSetUp, script }) =>
      situation.site.whitelabelVal[channelFlags[channel]] &&
      (situation.environment.isNativeApp ||
        (works(situation) &&
          (!isSetUp || setUp.includes(channel)) &&
          (!script || mayLoad(featureOf(channel), script(situation.site))))),
  );

const withChannel = (channels: readonly Channel[], added: Channel): readonly Channel[] =>
  channels.includes(added) ? channels : [...channels, added];

/** The offered providers. Those that must ask the gateway first are added once it has answered. */
export function useOfferedProviders(): readonly Provider[] {
  const site = useSite((whole) => whole);
  const { whitelabelVal } = site;
  const [setUp, add] = useReducer(withChannel, []);
  useEffect(() => {
    for (const { channel, isSetUp } of providers)
      if (isSetUp && whitelabelVal[channelFlags[channel]]) void isSetUp().then((yes) => yes && add(channel));
  }, [whitelabelVal]);
  return offeredProviders({ site, environment: environment() }, setUp);
}
