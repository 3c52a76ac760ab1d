import {
  type Candidate,
  candidate,
  type ReleaseFile,
  type ReleaseMerchant,
  releaseFile,
} from '@tessera/remote/release';
import * as v from 'valibot';

const ELEMENT = 'tessera-release';

/** What a test says of the release; everything else is a small demo merchant without remotes. */
export interface ReleasePart {
  readonly merchant?: Partial<ReleaseMerchant>;
  readonly remotes?: v.InferInput<typeof releaseFile>['remotes'];
  readonly catalogs?: ReleaseFile['shell']['catalogs'];
  readonly previewKey?: ReleaseFile['previewKey'];
  readonly overrides?: boolean;
  readonly serviceWorker?: ReleaseFile['serviceWorker'];
}

/** An integrity hash of the right form, a different one for each file. */
export const demoHash = (file: string): string =>
  `sha384-${btoa(file).replaceAll('=', '').padEnd(64, '0').slice(0, 64)}`;

/** One version of a remote, parsed as the shell parses it: every member gets it unless the test says otherwise. */
export function demoRemote(name: string, part: Partial<v.InferInput<typeof candidate>> = {}): Candidate {
  const entry = 'remoteEntry.js';
  const version = part.version ?? '1.0.0';
  return v.parse(candidate, {
    name,
    version,
    shell: '^1.0.0',
    routes: [],
    slots: [],
    start: [],
    entry,
    base: `/m/remotes/${name}/${version}/`,
    integrity: { [entry]: demoHash(`${name} ${version}`) },
    chunks: {},
    catalogs: {},
    weight: 100,
    ...part,
  });
}

/** A whole release, parsed as the shell parses it. */
export const demoRelease = ({
  merchant,
  remotes = {},
  catalogs = {},
  previewKey,
  overrides,
  serviceWorker,
}: ReleasePart = {}): ReleaseFile =>
  v.parse(releaseFile, {
    schema: 1,
    number: 1,
    merchant: {
      code: 'demo',
      name: 'Demo',
      template: 'MT8802',
      scheme: 'dark',
      languages: ['EN', 'CN', 'AR'],
      defaultLanguage: 'EN',
      ...merchant,
    },
    salt: 'salt',
    shell: {
      version: '1.0.0',
      base: '/m/shell/1.0.0/',
      main: { scripts: [], styles: [] },
      early: 'early.js',
      integrity: {},
      catalogs,
    },
    remotes,
    previewKey,
    overrides,
    serviceWorker,
  });

/**
 * Puts a release into the document, as the merchant's HTML does. The shell reads it once, so call this before anything
 * of the shell is used.
 */
export function provideRelease(part: ReleasePart = {}): ReleaseFile {
  const release = demoRelease(part);
  const element = document.getElementById(ELEMENT) ?? document.createElement('script');
  element.id = ELEMENT;
  element.setAttribute('type', 'application/json');
  element.textContent = JSON.stringify(release);
  document.head.append(element);
  return release;
}
