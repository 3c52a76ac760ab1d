import { GameStock } from '../catalog';
import { answersOf, BeaconLog, PushDevices } from '../features';
import { createAccess } from '../features/access';
import { createEncryption } from '../gateway';
import { addDemoAccounts, addSpecialAccounts, openStore } from '../members';
import { allMerchants, type Merchant } from '../merchants';
import { addGeetestRoutes } from '../third-parties/captcha';
import { createGameServer, createLaunches } from '../third-parties/demo-games';
import { addNetworkPages, TrackedEvents } from '../third-parties/networks';
import { addPaymentPage } from '../third-parties/payment';
import { addProviderScripts, addSocialPages } from '../third-parties/social';
import { AbsentCalls } from './absent-calls';
import { addAssetRoutes } from './asset-routes';
import { createCallLog } from './call-log';
import { Faults } from './faults';
import { createGateway } from './gateway-server';
import { Journal } from './journal';

export interface SandboxOptions {
  /** 0, the default, for any free port. */
  readonly port?: number;
  readonly host?: '127.0.0.1';
  /** Folder for members and sessions; created if it is missing. */
  readonly dataDir: string;
  /** Port of the second origin with the demo games; 0, the default, for any free port. */
  readonly gamesPort?: number;
  /** Whether each request is logged; false by default. */
  readonly log?: boolean;
  readonly merchants?: readonly Merchant[];
  /** Whether all games have plain PNG pictures, which a browser without a GPU draws faster; false by default. */
  readonly bitmaps?: boolean;
  /**
   * Origin of the identity service's emulator (project `emulatorProject`) instead of the simulation. Its tokens are not
   * signed: anybody can forge one.
   */
  readonly identityEmulator?: string;
}

export interface Sandbox {
  /** Origin of the gateway, without a trailing slash. */
  readonly url: string;
  /** Second origin, with the demo games. */
  readonly gamesUrl: string;
  close(): Promise<void>;
}

/** Starts the gateway and the second origin. @throws the error of `listen` if a port is taken */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    port = 0,
    host = '127.0.0.1',
    dataDir,
    gamesPort = 0,
    log = false,
    merchants = allMerchants,
    bitmaps = false,
    identityEmulator,
  } = options;
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    const store = await openStore(dataDir);
    closers.push(() => store.close());
    const [encryption] = await Promise.all([createEncryption(), addDemoAccounts(store, merchants)]);
    await addSpecialAccounts(store, merchants);

    const state = {
      store,
      access: createAccess(identityEmulator !== undefined),
      launches: createLaunches(),
      stock: new GameStock(bitmaps),
      tracked: new TrackedEvents(),
      beacons: new BeaconLog(),
      pushDevices: new PushDevices(),
    };

    const games = createGameServer(state.launches, log);
    addSocialPages(games);
    addPaymentPage(games, store);
    addNetworkPages(games, state.tracked);
    closers.push(() => games.close());
    const gamesUrl = await games.listen({ port: gamesPort, host });

    const { publicKey } = encryption;
    const answers = answersOf({ ...state, gamesUrl, publicKey, identityEmulator });
    const controls = {
      ...state,
      merchants,
      callLog: createCallLog(),
      journal: new Journal(),
      faults: new Faults(),
      absentCalls: new AbsentCalls(),
    };
    const gateway = createGateway({ ...controls, encryption, answers, log });
    addAssetRoutes(gateway, merchants);
    addGeetestRoutes(gateway, state.access.captchas);
    addProviderScripts(gateway);
    closers.push(() => gateway.close());
    return { url: await gateway.listen({ port, host }), gamesUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
