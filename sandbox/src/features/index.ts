import type { GameStock } from '../catalog';
import type { Answer } from '../gateway';
import type { Store } from '../members';
import type { Launches } from '../third-parties/demo-games';
import type { TrackedEvents } from '../third-parties/networks';
import { type Access, accessAnswers } from './access';
import { accountAnswers } from './account';
import { favouriteAnswers, gameListAnswers } from './game-list';
import { launchAnswers } from './launch-game';
import { lobbyAnswers } from './lobby';
import { memberAreaAnswers } from './member-area';
import { moneyAnswers } from './money';
import { type PushDevices, pushAnswers } from './push';
import { type SiteOptions, siteAnswers } from './site';
import { supportAnswers } from './support';
import { trackingAnswers } from './tracking';

export { BeaconLog } from './beacon-log';
export { PushDevices } from './push';

/** The state and the settings that the answers need. */
interface Services extends SiteOptions {
  readonly store: Store;
  readonly access: Access;
  readonly launches: Launches;
  readonly stock: GameStock;
  readonly pushDevices: PushDevices;
  readonly tracked: TrackedEvents;
}

/** The answers to every endpoint of the contract. */
export function answersOf(services: Services): readonly Answer[] {
  const { store, access, launches, stock, beacons, pushDevices, tracked, gamesUrl } = services;
  return [
    ...siteAnswers(services),
    ...accessAnswers(store, access),
    ...accountAnswers(store, access),
    ...memberAreaAnswers(store),
    ...moneyAnswers(store, gamesUrl),
    ...gameListAnswers(stock),
    ...favouriteAnswers(store, stock),
    ...lobbyAnswers(stock),
    ...launchAnswers({ store, launches, stock, gamesUrl }),
    ...supportAnswers(launches, gamesUrl),
    ...pushAnswers(pushDevices),
    ...trackingAnswers(tracked, beacons, gamesUrl),
  ];
}
