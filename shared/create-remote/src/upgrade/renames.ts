interface Renamed {
  /** The package of the kit. */
  readonly package: string;
  /** The first version with the new name. */
  readonly since: string;
  readonly from: string;
  readonly to: string;
}

/** A name that code imports. */
export interface ExportRename extends Renamed {
  readonly kind: 'export';
  /** As importers write it, such as `@tessera/shell/session`. */
  readonly module: string;
}

/** A command of the release tool, or a word of its output that scripts look for, such as an error code. */
export interface ToolRename extends Renamed {
  readonly kind: 'command' | 'output';
}

export type Rename = ExportRename | ToolRename;

const release = { package: '@tessera/release', since: '1.1.0' };

/**
 * What has a new name, from the changelogs. A changeset that renames something adds its line here, with the version that
 * it is going to be in.
 */
export const renames: readonly Rename[] = [
  { ...release, kind: 'command', from: 'leave-out', to: 'remove' },
  { ...release, kind: 'output', from: 'shell-face', to: 'shell-api' },
];
