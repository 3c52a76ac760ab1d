import type { ConsentChoice, NetworkName, NetworkSetting } from '@tessera/contract';
import { loadScript } from '@tessera/remote';
import { environment } from '@tessera/shell/environment';
import { clickIds } from '../attribution/click-ids';
import { dropCookies } from '../attribution/cookie';
import { labelOf } from './event-names';
import type { Network, NetworkEvent } from './network';
import { plugins } from './plugins';

interface Running {
  readonly setting: NetworkSetting;
  readonly id: string;
  readonly network: Network;
  isAllowed: boolean;
}
const running: Running[] = [];

/** Where the landing address names a pixel, for merchants whose advertisements do. */
const landingNames: Partial<Record<NetworkName, readonly string[]>> = {
  meta: ['fb_pixel_id'],
  kwai: ['kwai_pixel_id', 'pixel_id'],
  tiktok: ['tt_pixel_id'],
};
const isPixelId = (id: string | undefined): id is string => /^[\w-]{4,64}$/.test(id ?? '');

/** The merchant's own id first, the landing address' second; a network without either is not started. */
function idOf({ network, id }: NetworkSetting): string | undefined {
  if (network === 'native') return environment().isNativeApp ? '' : undefined;
  if (id !== undefined) return id;
  const landed = clickIds();
  return landingNames[network]?.map((name) => landed[name]).find(isPixelId);
}

const isAllowed = ({ network }: NetworkSetting, choice: ConsentChoice) =>
  plugins[network].purposes.some((purpose) => choice[purpose]);

/** One network that fails must not keep the others from hearing. */
function safely({ network }: NetworkSetting, work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn(`[tessera] tracking by ${network} failed`, error);
  }
}

/** The first of the places from which the script comes. */
async function loadFirst([place, ...backups]: readonly string[]): Promise<void> {
  if (place === undefined) return;
  const loaded = loadScript(place);
  await (backups.length > 0 ? loaded.catch(() => loadFirst(backups)) : loaded);
}

function scriptsOf({ script }: NetworkSetting, network: Network, id: string): readonly string[] {
  const places = network.scripts?.(id) ?? [];
  if (script === undefined || places[0] === undefined) return places;
  return [script + new URL(places[0]).search];
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
  loaded.catch(() => console.warn(`[tessera] the script of ${setting.network} did not come`));
  // The script must find what it begins from.
  safely(setting, () => network.start(id, loaded, choice));
  load();
}

function follow(known: Running, choice: ConsentChoice): void {
  const { setting, id, network } = known;
  known.isAllowed = isAllowed(setting, choice);
  safely(setting, () => network.consent?.(id, choice));
  const { cookies } = network;
  if (!known.isAllowed && cookies) dropCookies((name) => cookies.test(name));
}

/** Starts the networks that a choice allows, tells those that run of it, and silences those that it forbids. Never rejects. */
export async function allowNetworks(
  settings: readonly NetworkSetting[],
  choice: ConsentChoice,
): Promise<void> {
  for (const known of running) follow(known, choice);
  const isNew = (setting: NetworkSetting) => !running.some((known) => known.setting === setting);
  await Promise.all(
    settings
      .filter((setting) => isNew(setting) && isAllowed(setting, choice))
      .map((setting) =>
        start(setting, choice).catch(() => console.warn(`[tessera] no code for ${setting.network}`)),
      ),
  );
}

const allowed = () => running.filter((known) => known.isAllowed);

/** Tells the networks of an event, those that have a name for it; gives who was told. */
export function tellNetworks(event: Omit<NetworkEvent, 'label'>): readonly NetworkName[] {
  return allowed().flatMap(({ setting, id, network }) => {
    const label = labelOf(setting, event.name);
    if (label === undefined) return [];
    safely(setting, () => network.send(id, { ...event, label }));
    return [setting.network];
  });
}

/** Tells the networks who the visitor is, by a hash. */
export function identifyToNetworks(hash: string): void {
  for (const { setting, id, network } of allowed()) safely(setting, () => network.identify?.(id, hash));
}
