import type { Fleet, FleetMerchant, ReleaseState, VersionShare } from '../../api';

/** A merchant with the versions of its release. */
export interface Row {
  readonly merchant: FleetMerchant;
  readonly state: ReleaseState;
}

/** What the health filter asks for. */
export const conditions = ['any', 'rolling', 'changed', 'late', 'unreleased'] as const;
export type Condition = (typeof conditions)[number];

export interface Filter {
  readonly search: string;
  /** `<piece>@<version>`, or empty for all. */
  readonly version: string;
  readonly template: string;
  readonly condition: Condition;
}
export const noFilter: Filter = { search: '', version: '', template: '', condition: 'any' };

/** A column: the merchant, or a piece. */
export interface Order {
  readonly by: string;
  readonly descending: boolean;
}

const noState: ReleaseState = { pieces: {}, previous: {} };

export const rowsOf = ({ merchants, states }: Fleet): readonly Row[] =>
  merchants.map((merchant) => ({ merchant, state: states[merchant.state] ?? noState }));

const isRolling = ({ pieces }: ReleaseState): boolean =>
  Object.values(pieces).some((shares) => shares.filter(({ weight }) => weight > 0).length > 1);

const meets: Readonly<Record<Condition, (row: Row) => boolean>> = {
  any: () => true,
  rolling: ({ state }) => isRolling(state),
  changed: ({ merchant }) => Object.keys(merchant.changed).length > 0,
  late: ({ merchant }) => !merchant.pointed,
  unreleased: ({ merchant }) => merchant.number === undefined,
};

function hasVersion({ pieces }: ReleaseState, name: string): boolean {
  const at = name.indexOf('@');
  const [piece, version] = [name.slice(0, at), name.slice(at + 1)];
  return (pieces[piece] ?? []).some((share) => share.version === version);
}

const compareNumbers = new Intl.Collator('en', { numeric: true }).compare;
const versionsOf = (shares: readonly VersionShare[] = []): string =>
  shares.map(({ version, weight }) => `${version} ${weight}`).join(' ');

/** @returns the rows that pass the filter, in the order */
export function selectRows(rows: readonly Row[], filter: Filter, { by, descending }: Order): readonly Row[] {
  const wanted = filter.search.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (wanted === '' ||
        [row.merchant.code, row.merchant.name, row.merchant.host].some((text) =>
          text.toLowerCase().includes(wanted),
        )) &&
      (filter.version === '' || hasVersion(row.state, filter.version)) &&
      (filter.template === '' || row.merchant.template === filter.template) &&
      meets[filter.condition](row),
  );
  const key = ({ merchant, state }: Row) =>
    by === 'merchant' ? merchant.code : versionsOf(state.pieces[by]);
  const sign = descending ? -1 : 1;
  return found
    .map((row) => [key(row), row] as const)
    .sort(([one], [other]) => sign * compareNumbers(one, other))
    .map(([, row]) => row);
}

/** @returns all versions in use, `<piece>@<version>`, by piece and from new to old */
export function versionsIn({ pieces, states }: Fleet): readonly string[] {
  return pieces.flatMap((piece) => {
    const versions = new Set(
      states.flatMap((state) => (state.pieces[piece] ?? []).map(({ version }) => version)),
    );
    return [...versions]
      .sort((one, other) => compareNumbers(other, one))
      .map((version) => `${piece}@${version}`);
  });
}

/**
 * @returns the rank of each version among those of its piece, the most frequent stable version first. The rank chooses
 * the mark of a version.
 */
export function ranksOf({ merchants, states }: Fleet): ReadonlyMap<string, number> {
  const counts = new Map<string, Map<string, number>>();
  for (const { state } of merchants) {
    for (const [piece, shares] of Object.entries(states[state]?.pieces ?? {})) {
      const ofPiece = counts.get(piece) ?? new Map<string, number>();
      for (const { version, weight } of shares) ofPiece.set(version, (ofPiece.get(version) ?? 0) + weight);
      counts.set(piece, ofPiece);
    }
  }
  return new Map(
    [...counts].flatMap(([piece, ofPiece]) =>
      [...ofPiece]
        .sort(([, one], [, other]) => other - one)
        .map(([version], rank) => [`${piece}@${version}`, rank] as const),
    ),
  );
}
