import { type Judge, nameOf } from '../../../operations/canary';

/** A canary that was not judged, because of a version without pages. */
export interface Unjudged {
  readonly canary: string;
  /** The canary itself, or its stable version. */
  readonly unseen: string;
}

/** @returns the canaries of which, or of whose stable version, no page of a visitor was seen */
export const unjudgedBy = (judged: Judge): readonly Unjudged[] =>
  judged.state().flatMap(({ canary, compared: { counts } }) => {
    const { remote, version, stable } = canary;
    const unseen = (['canary', 'stable'] as const).find((arm) => counts[arm].uses === 0);
    if (!unseen) return [];
    return [
      {
        canary: nameOf(canary),
        unseen: nameOf({ remote, version: unseen === 'canary' ? version : stable }),
      },
    ];
  });
