import { keys, s2sInfo, s2sNames } from '@tessera/contract';
import { askNativeApp, environment, storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

const saved = storedValue(keys.s2s);

/** Trackers write `gpsAdid` as `gps_adid`. */
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The ids in an address, under the platform's names or the trackers' names. */
function idsIn(query: URLSearchParams): Record<string, string> {
  const found = s2sNames.flatMap((name) => {
    const value = query.get(name) ?? query.get(snakeCase(name));
    return value ? [[name, value] as const] : [];
  });
  return v.parse(s2sInfo, Object.fromEntries(found));
}

const answer = v.fallback(s2sInfo, {});

async function idsFromNativeApp(): Promise<Record<string, string>> {
  if (!environment().isNativeApp) return {};
  return v.parse(answer, await askNativeApp('attribution').catch(() => ({})));
}

/** Saves the ids by which servers of trackers know this device: from the landing address and the native app (R3.14). */
export async function saveS2sInfo(query: URLSearchParams): Promise<void> {
  const found = { ...(await idsFromNativeApp()), ...idsIn(query) };
  if (Object.keys(found).length > 0) saved.set({ ...saved.get(), ...found });
}

export const savedS2sInfo = (): Record<string, string> | undefined => saved.get();

export const clearS2sInfo = (): void => saved.remove();
