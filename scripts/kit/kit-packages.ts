import { readFileSync } from 'node:fs';
import { type InferOutput, looseObject, optional, parse, record, string } from 'valibot';
import { inWorkspace } from '../workspace';

const manifestSchema = looseObject({
  name: string(),
  version: string(),
  exports: record(string(), string()),
  dependencies: optional(record(string(), string()), {}),
  devDependencies: optional(record(string(), string()), {}),
});

type Manifest = InferOutput<typeof manifestSchema>;

/** What the workspace's package.json does not say of a package that is published. */
interface Declared {
  readonly folder: string;
  readonly description: string;
  /** Where its code runs. It decides what the compiler writes. */
  readonly platform: 'browser' | 'node';
  /** Entries that are different from the workspace's; undefined leaves one out. */
  readonly entries?: Readonly<Record<string, string | undefined>>;
  /** Dependencies of what is left out. In a package for browsers the code tells. */
  readonly without?: readonly string[];
  /** Programs in TypeScript; those in `bin/` are published as they are. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Packages of which a page or a test can have only one copy, and which the remote therefore has. */
  readonly peers?: readonly string[];
  /** Folders and files beside the sources. */
  readonly files?: readonly string[];
  /** Whether its build, an app in browsers, is published in `dist` beside the compiled sources. */
  readonly app?: true;
}

const REACT = ['react', '@types/react'];

const declared: readonly Declared[] = [
  {
    folder: 'shell',
    description: 'The public API of the shell: types, and the modules that tests of a remote run on',
    platform: 'browser',
    peers: [...REACT, 'react-dom', 'react-router-dom'],
  },
  {
    folder: 'shared/remote',
    description: 'Defines a remote: its configuration, its pages, and the form of a release',
    platform: 'browser',
    peers: REACT,
  },
  {
    folder: 'shared/contract',
    description: 'The calls of the gateway, with their schemas, and the table of stored keys',
    platform: 'browser',
  },
  {
    folder: 'shared/ui',
    description: 'The design system: tokens, templates and components',
    platform: 'browser',
    entries: { './assets': './src/types/assets.d.ts', './stories': undefined },
    peers: REACT,
  },
  { folder: 'shared/i18n', description: 'The languages, and the types of texts', platform: 'browser' },
  {
    folder: 'shared/rich-text',
    description: 'Shows HTML of a merchant after cleaning it',
    platform: 'browser',
    peers: REACT,
  },
  {
    folder: 'shared/build',
    description: 'Builds, serves and tests a remote',
    platform: 'node',
    // Not the build of the shell, and not what the workspace's own tests install.
    entries: { './webpack': './src/webpack/remote.ts', './debian': undefined },
    without: ['jest', 'workbox-webpack-plugin'],
    files: ['bin'],
  },
  {
    folder: 'release',
    description: 'Publishes builds of the shell and of remotes, and rolls them out',
    platform: 'node',
    entries: { './testing': undefined },
    programs: { 'tessera-release': './src/main.ts' },
  },
  {
    folder: 'console',
    description:
      'The console for operators: its app, which the release tool serves, and the API between both',
    platform: 'node',
    app: true,
    // The build of the app contains them.
    without: [
      '@phosphor-icons/core',
      '@tanstack/react-virtual',
      '@tessera/i18n',
      '@tessera/ui',
      'i18next',
      'react',
      'react-dom',
      'uplot',
      'zustand',
    ],
  },
  {
    folder: 'shared/create-remote',
    description: 'Creates a repository for a remote, and upgrades its kit',
    platform: 'node',
    files: ['bin', 'template', 'kit.json'],
  },
];

export interface KitPackage extends Declared {
  readonly manifest: Manifest;
  /** From a subpath such as `./session` to a file of the package, such as `./src/public/session.ts`. */
  readonly exports: ReadonlyMap<string, string>;
}

const readPackage = (one: Declared): KitPackage => {
  const manifest = parse(
    manifestSchema,
    JSON.parse(readFileSync(inWorkspace(one.folder, 'package.json'), 'utf8')),
  );
  const exports = new Map(
    Object.entries({ ...manifest.exports, ...one.entries }).flatMap(([subpath, file]) =>
      file === undefined ? [] : [[subpath, file] as const],
    ),
  );
  return { ...one, manifest, exports };
};

/** The packages that a repository of a remote builds on. */
export const kitPackages = (): readonly KitPackage[] => declared.map(readPackage);

/** The programs and the exports in TypeScript: where the reading of the sources starts. */
export const entriesOf = ({ exports, programs = {} }: KitPackage): readonly string[] => [
  ...exports.values(),
  ...Object.values(programs),
];
