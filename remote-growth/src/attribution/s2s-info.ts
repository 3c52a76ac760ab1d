import { keys, s2sInfo, s2sNames } from '@tessera/contract';
import { askNativeApp, environment, storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';

const kept = storedValue(keys.s2s);

/** `gpsAdid` is also known as `gps_adid`. */
const underscored = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The ids that an address names, under the names of the platform or of the trackers. */
function named(query: URLSearchParams): Record<string, string> {
  const found = s2sNames.flatMap((name) => {
    const value = query.get(name) ?? query.get(underscored(name));
    return value ? [[name, value] as const] : [];
  });
  return v.parse(s2sInfo, Object.fromEntries(found));
}

const answer = v.fallback(s2sInfo, {});

async function ofNativeApp(): Promise<Record<string, string>> {
  if (!environment().isNativeApp) return {};
  return v.parse(answer, await askNativeApp('attribution').catch(() => ({})));
}

/** Keeps the ids by which servers of trackers know this device: from the landing address, and from the native app (R3.14). */
export async function keepS2sInfo(query: URLSearchParams): Promise<void> {
  const found = { ...(await ofNativeApp()), ...named(query) };
  if (Object.keys(found).length > 0) kept.set({ ...kept.get(), ...found });
}

export const keptS2sInfo = (): Record<string, string> | undefined => kept.get();

export const forgetS2sInfo = (): void => kept.remove();
