import type { ConsentChoice, NetworkName, NetworkSetting } from '@tessera/contract';
import { loadScript } from '@tessera/remote';
import { environment } from '@tessera/shell/environment';
import { clickIds, removeCookies } from '../../common/attribution';
import { labelOf } from './event-names';
import type { Network, NetworkEvent } from './network';
import { plugins } from './plugins';

export type { EventValue } from './network';

interface Running {
  readonly setting: NetworkSetting;
  readonly id: string;
  readonly network: Network;
  isAllowed: boolean;
}
const running: Running[] = [];

/** Parameters of the landing address that contain a pixel id, for merchants without an own one. */
const landingParameters: Partial<Record<NetworkName, readonly string[]>> = {
  meta: ['fb_pixel_id'],
  kwai: ['kwai_pixel_id', 'pixel_id'],
  tiktok: ['tt_pixel_id'],
};
const isPixelId = (id: string | undefined): id is string => /^[\w-]{4,64}$/.test(id ?? '');

/** The merchant's id, or else the id of the landing address. A network without an id is not started. */
function idOf({ network, id }: NetworkSetting): string | undefined {
  if (network === 'native') return environment().isNativeApp ? '' : undefined;
  if (id !== undefined) return id;
  const landing = clickIds();
  return landingParameters[network]?.map((name) => landing[name]).find(isPixelId);
}

const isAllowed = ({ network }: NetworkSetting, choice: ConsentChoice) =>
  plugins[network].purposes.some((purpose) => choice[purpose]);

/** Logs an error of one network, so that it does not affect the others. */
function safely({ network }: NetworkSetting, work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn(`[tessera] tracking by ${network} failed`, error);
  }
}

/** Loads a script from the first address that works. */
async function loadFirst([address, ...backups]: readonly string[]): Promise<void> {
  if (address === undefined) return;
  const loaded = loadScript(address);
  await (backups.length > 0 ? loaded.catch(() => loadFirst(backups)) : loaded);
}

function scriptsOf({ script }: NetworkSetting, network: Network, id: string): readonly string[] {
  const addresses = network.scripts?.(id) ?? [];
  if (script === undefined || addresses[0] === undefined) return addresses;
  return [script + new URL(addresses[0]).search];
}

async function start(setting: NetworkSetting, choice: ConsentChoice): Promise<void> {
  const id = idOf(setting);
  if (id === undefined) return;
  const { network } = await plugins[setting.network].load();
  if (running.some((known) => known.setting === setting)) return;
  running.push({ setting, id, network, isAllowed: true });
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  }).then(() => loadFirst(scriptsOf(setting, network, id)));
  loaded.catch(() => console.warn(`[tessera] the script of ${setting.network} could not be loaded`));
  // The globals must be set before the script runs.
  safely(setting, () => network.start(id, loaded, choice));
  load();
}

function applyChoice(known: Running, choice: ConsentChoice): void {
  const { setting, id, network } = known;
  known.isAllowed = isAllowed(setting, choice);
  safely(setting, () => network.consent?.(id, choice));
  const { cookies } = network;
  if (!known.isAllowed && cookies) removeCookies((name) => cookies.test(name));
}

/** Applies a choice: tells it to the networks that run, stops sending to those that it forbids, and starts those that it allows. Never rejects. */
export async function allowNetworks(
  settings: readonly NetworkSetting[],
  choice: ConsentChoice,
): Promise<void> {
  for (const known of running) applyChoice(known, choice);
  const isNew = (setting: NetworkSetting) => !running.some((known) => known.setting === setting);
  await Promise.all(
    settings
      .filter((setting) => isNew(setting) && isAllowed(setting, choice))
      .map((setting) =>
        start(setting, choice).catch(() =>
          console.warn(`[tessera] the code of ${setting.network} could not be loaded`),
        ),
      ),
  );
}

const allowed = () => running.filter((known) => known.isAllowed);

/** Sends an event to all allowed networks that have a name for it. @returns these networks */
export function notifyNetworks(event: Omit<NetworkEvent, 'label'>): readonly NetworkName[] {
  return allowed().flatMap(({ setting, id, network }) => {
    const label = labelOf(setting, event.name);
    if (label === undefined) return [];
    safely(setting, () => network.send(id, { ...event, label }));
    return [setting.network];
  });
}

/** Identifies the member to all allowed networks by a hash. */
export function identifyToNetworks(hash: string): void {
  for (const { setting, id, network } of allowed()) safely(setting, () => network.identify?.(id, hash));
}
