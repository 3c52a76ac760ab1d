import { createAccess } from './access/access';
import { answersOf } from './answers';
import { addAssetRoutes } from './assets/asset-routes';
import { addGeetestRoutes } from './captcha/geetest-routes';
import { createGameServer } from './demo-game/game-server';
import { createLaunches } from './demo-game/rights';
import { addPaymentPage } from './deposit/payment-page';
import { GameStock } from './games/game-stock';
import { createEncryption } from './gateway/encryption';
import { Faults } from './gateway/faults';
import { createGateway } from './gateway/gateway-server';
import { Journal } from './gateway/journal';
import { Latest } from './gateway/latest';
import { createRecord } from './gateway/record';
import type { Beacon } from './growth/collect';
import { addDemoAccounts } from './members/demo-accounts';
import { addSpecialAccounts } from './members/special-accounts';
import { openStore } from './members/store';
import { demoMerchants } from './merchants/demo-merchants';
import type { Merchant } from './merchants/merchant';
import { PushDevices } from './push/push-devices';
import { identityReader } from './social/identity';
import { addProviderScripts } from './social/provider-scripts';
import { addThirdParties } from './social/third-parties';
import { addLiveChatScript } from './support/live-chat-script';
import { addNetworkPages } from './tracking/network-pages';
import { TrackedEvents } from './tracking/tracked-events';

const BEACONS_KEPT = 1000;

export interface SandboxOptions {
  /** 0, the default, for any that is free. */
  readonly port?: number;
  readonly host?: '127.0.0.1';
  /** Folder for members and sessions; made when it is missing. */
  readonly dataDir: string;
  /** Port of the second origin, where the demo games are; 0, the default, for any that is free. */
  readonly gamesPort?: number;
  /** Whether each request is logged; quiet by default. */
  readonly log?: boolean;
  readonly merchants?: readonly Merchant[];
  /**
   * Origin of an identity service's emulator (project `emulatorProject`), in place of the sandbox's own stand-in. Its
   * tokens are not signed, so that anybody could make one.
   */
  readonly identityEmulator?: string;
}

export interface Sandbox {
  /** Origin of the gateway, without a slash at its end. */
  readonly url: string;
  /** Origin of the demo games. */
  readonly gamesUrl: string;
  close(): Promise<void>;
}

/** Starts the stand-in gateway and the origin of its games. @throws what `listen` throws when a port is taken */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    port = 0,
    host = '127.0.0.1',
    dataDir,
    gamesPort = 0,
    log = false,
    merchants = demoMerchants,
    identityEmulator,
  } = options;
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const shut of opened.splice(0).reverse()) await shut();
  };
  try {
    const store = await openStore(dataDir);
    opened.push(() => store.close());
    const [encryption] = await Promise.all([createEncryption(), addDemoAccounts(store, merchants)]);

    await addSpecialAccounts(store, merchants);

    const access = createAccess();
    const launches = createLaunches();
    const games = createGameServer(launches, log);
    addThirdParties(games);
    addPaymentPage(games, store);
    const tracked = new TrackedEvents();
    addNetworkPages(games, tracked);
    opened.push(() => games.close());
    const gamesUrl = await games.listen({ port: gamesPort, host });

    const controls = {
      record: createRecord(),
      journal: new Journal(),
      beacons: new Latest<Beacon>(BEACONS_KEPT),
      faults: new Faults(),
      pushDevices: new PushDevices(),
      stock: new GameStock(),
      tracked,
    };
    const identityOf = identityReader(identityEmulator !== undefined);
    const { publicKey } = encryption;
    const answers = answersOf({
      store,
      access,
      launches,
      gamesUrl,
      ...controls,
      publicKey,
      identityOf,
      identityEmulator,
    });
    const gateway = createGateway({ ...controls, access, merchants, store, encryption, answers, log });
    addAssetRoutes(gateway, merchants);
    addLiveChatScript(gateway);
    addGeetestRoutes(gateway, access.captchas);
    addProviderScripts(gateway);
    opened.push(() => gateway.close());
    return { url: await gateway.listen({ port, host }), gamesUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
