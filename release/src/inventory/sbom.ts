import type { Models } from '@cyclonedx/cyclonedx-library';
import type { Package } from './installed-package';
import type { Inventory } from './inventory';

/** The name of the list of packages in the folder of each published version. */
export const SBOM = 'sbom.cdx.json';

type Library = typeof import('@cyclonedx/cyclonedx-library');

const licenceOf = ({ Models, SPDX }: Library, licence: string) =>
  SPDX.isSupportedSpdxId(licence) ? new Models.SpdxLicense(licence) : new Models.LicenseExpression(licence);

/** @returns the package URL of a package on npm */
const purlOf = ({ name, version }: Package): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

function componentOf(library: Library, one: Package): Models.Component {
  const { Enums, Models } = library;
  const [, group, name = one.name] = /^(@[^/]+)\/(.+)$/.exec(one.name) ?? [];
  const texts = one.notices.map(
    ({ file, text }) => new Models.NamedLicense(`file: ${file}`, { text: new Models.Attachment(text) }),
  );
  return new Models.Component(Enums.ComponentType.Library, name, {
    ...(group !== undefined && { group }),
    version: one.version,
    purl: purlOf(one),
    bomRef: purlOf(one),
    ...(one.licence !== undefined && {
      licenses: new Models.LicenseRepository([licenceOf(library, one.licence)]),
    }),
    ...(texts.length > 0 && {
      evidence: new Models.ComponentEvidence({ licenses: new Models.LicenseRepository(texts) }),
    }),
  });
}

/**
 * Writes the inventory of a version as a software bill of materials in CycloneDX's JSON, with the texts of the licences.
 * Equal inventories give equal bytes: there is no time and no random serial number.
 */
export async function writeSbom(piece: string, version: string, inventory: Inventory): Promise<Buffer> {
  // Lazy, because most commands do not publish and the library takes long to load.
  const library = await import('@cyclonedx/cyclonedx-library');
  const { Enums, Models, Serialize, Spec } = library;
  const property = (name: string) => (value: string) => new Models.Property(`tessera:${name}`, value);
  const gaps = [
    ...inventory.unknown.map(property('file-without-source-map')),
    ...inventory.missing.map(property('package-not-installed')),
  ];
  const component = new Models.Component(Enums.ComponentType.Application, piece, {
    version,
    bomRef: `${piece}@${version}`,
    properties: new Models.PropertyRepository(gaps),
  });
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component }),
    components: new Models.ComponentRepository(inventory.packages.map((one) => componentOf(library, one))),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return Buffer.from(new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 }));
}
