import { ReleaseError } from '../release-error';
import { installedPackage, type Package } from './installed-package';
import { isPermitted } from './licences';
import { readSourceMaps } from './source-maps';

/** The packages of registries whose code is in a build. */
export interface Inventory {
  /** Sorted by name and version. */
  readonly packages: readonly Package[];
  /** Scripts and styles whose content is not known, because they have no source map. */
  readonly unknown: readonly string[];
  /** Packages that are not installed where the source maps name them, so that their licences are not known. */
  readonly missing: readonly string[];
}

const code = /\.(m?js|css)$/;
const idOf = ({ name, version }: Package) => `${name}@${version}`;

/** @returns the folder from its last `node_modules` on, or from that of pnpm, which contains the version */
const shortName = (folder: string): string => folder.split(/\/?node_modules\/(?:\.pnpm\/)?/)[1] ?? folder;

/**
 * Takes the inventory of a build from its source maps and from the packages that are installed beside it.
 * @param dist the folder of the build
 * @param files the files to publish, without those that contain only texts
 */
export async function takeInventory(dist: string, files: readonly string[]): Promise<Inventory> {
  const { packages: folders, mapped } = await readSourceMaps(dist);
  const found = await Promise.all(
    folders.map(async (folder) => ({ folder, installed: await installedPackage(folder) })),
  );
  const packages = new Map(
    found.flatMap(({ installed }) => (installed ? [[idOf(installed), installed]] : [])),
  );
  return {
    packages: [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one),
    unknown: files.filter((file) => code.test(file) && !mapped.has(file)).sort(),
    missing: found.flatMap(({ folder, installed }) => (installed ? [] : [shortName(folder)])),
  };
}

/** Packages of the kit are our own code, which nobody else has a licence for. */
const OWN = /^@tessera\//;

/** @throws ReleaseError `licence-refused` if a package of others has no permissive licence */
export function checkLicences({ packages }: Inventory): void {
  const refused = packages.filter(({ name, licence = '' }) => !OWN.test(name) && !isPermitted(licence));
  if (refused.length === 0) return;
  const list = refused.map((one) => `${idOf(one)} (${one.licence ?? 'no licence'})`).join(', ');
  throw new ReleaseError(
    'licence-refused',
    `The build contains packages whose licences are not permitted for code that members get: ${list}. Remove them, and build again.`,
  );
}
