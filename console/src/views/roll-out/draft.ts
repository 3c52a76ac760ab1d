import type { ChangeRequest } from '../../api';

/** The form of a change. */
export interface Draft {
  readonly action: ChangeRequest['action'];
  /** Chosen versions by piece, for a roll-out and a roll-back. */
  readonly versions: Readonly<Record<string, string>>;
  /** As it is written in its field. */
  readonly percent: string;
  readonly emergency: boolean;
  /** Chosen remotes of `remove`. */
  readonly remotes: readonly string[];
  readonly overrides: 'keep' | 'on' | 'off';
  readonly serviceWorker: 'keep' | 'on' | 'off';
  readonly note: string;
}

export const noDraft: Draft = {
  action: 'roll-out',
  versions: {},
  percent: '100',
  emergency: false,
  remotes: [],
  overrides: 'keep',
  serviceWorker: 'keep',
  note: '',
};

const toggle = (value: 'keep' | 'on' | 'off') => (value === 'keep' ? undefined : value === 'on');

/** @returns the change of a form, or undefined if a choice is missing */
export function changeOf(draft: Draft, merchants: readonly string[]): ChangeRequest | undefined {
  const targets = [...merchants];
  const pieces = Object.entries(draft.versions).flatMap(([piece, version]) =>
    version === '' ? [] : [`${piece}@${version}`],
  );
  const percent = Number(draft.percent);
  if (targets.length === 0) return undefined;
  switch (draft.action) {
    case 'roll-out':
      if (pieces.length === 0 || draft.percent.trim() === '' || !(percent >= 0 && percent <= 100))
        return undefined;
      return { action: 'roll-out', pieces, percent, emergency: draft.emergency, merchants: targets };
    case 'roll-back':
      return pieces.length === 0 ? undefined : { action: 'roll-back', pieces, merchants: targets };
    case 'remove':
      if (draft.remotes.length === 0) return undefined;
      return { action: 'remove', remotes: [...draft.remotes], merchants: targets };
    case 'configure': {
      const [overrides, serviceWorker] = [toggle(draft.overrides), toggle(draft.serviceWorker)];
      if (overrides === undefined && serviceWorker === undefined) return undefined;
      return { action: 'configure', overrides, serviceWorker, merchants: targets };
    }
  }
}

/** @returns the codes in a text with spaces, commas or lines between them */
export const codesIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((code) => code !== '')),
];
