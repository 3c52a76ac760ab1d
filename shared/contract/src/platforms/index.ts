import type { Platform } from './platform';

export { callOn, lacksCall, type Platform } from './platform';

/** The adapter of each platform that differs from the contract: one file each, loaded where a merchant names it. */
const platforms: Readonly<Record<string, () => Promise<Platform>>> = {
  sample: () => import(/* webpackChunkName: "platform-sample" */ './sample').then((code) => code.sample),
};

/** The platforms that a merchant's description can name. */
export const platformNames: readonly string[] = Object.keys(platforms);

/** Rejects if the platform is unknown, or if its code cannot be loaded. */
export async function loadPlatform(name: string): Promise<Platform> {
  const load = platforms[name];
  if (!load) throw new TypeError(`unknown platform ${name}`);
  return load();
}
