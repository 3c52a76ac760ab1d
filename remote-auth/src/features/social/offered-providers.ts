import { environment } from '@tessera/shell/environment';
import { useSite } from '@tessera/shell/site';
import { useEffect, useReducer } from 'react';
import type { Channel } from '../../common/channel';
import { mayLoad } from '../../common/may-load';
import type { Provider, Situation } from '../../common/provider';
import { providers } from '../providers';
import { channelFlags } from './channel-flags';

/** The name of a channel's feature in the merchant's description. */
const featureOf = (channel: Channel): string => (channel === 'twitter' ? 'x' : channel);

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
