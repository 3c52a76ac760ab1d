/** A part of the key of an item: the parts are joined by blanks. */
export type ViewToken =
  /** The text at a path. */
  | { readonly at: string }
  /** `on` for a switch that is on. */
  | { readonly on: string }
  /** `one` for a text that is not empty. */
  | { readonly has: string }
  /** `one` for a picture on the first image host. */
  | { readonly picture: string }
  /** The place in the list, and `upTo` for all later ones. */
  | { readonly upTo: number }
  /** `many` for a list at `of` with so many items. */
  | { readonly atLeast: number; readonly of: string }
  /** The first name whose patterns all fit the texts at their paths. */
  | { readonly cases: readonly (readonly [name: string, patterns: Readonly<Record<string, string>>])[] };

/** What stands in the place of a hole. */
export interface ViewText {
  readonly at: string;
  /** `position` and `total` are those of the item in its list. */
  readonly as?: 'initials' | 'hue' | 'picture' | 'position' | 'total';
}

/** A list of an answer. If it has another form than the usual one, there is no view: only the page can judge. */
export interface ListSource {
  /** Which of the route's early calls; absent for a list in an item of another list. */
  readonly call?: number;
  /** The path of the list in the answer, or in the item. */
  readonly at: string;
  /** The path of what no two items share. */
  readonly id: string;
  /** Paths of texts that each item has. */
  readonly texts: readonly string[];
  /** Paths of whole numbers, each with a list of the item that is not longer. */
  readonly counts?: Readonly<Record<string, string>>;
  /** Items are left out if this list of theirs is empty. */
  readonly unless?: string;
  /** The order of the items by id. Another id has no view. */
  readonly order?: Readonly<Record<string, number>>;
  /** The least number of items. */
  readonly least?: number;
  /** Items with one of these ids have no view if all items of a list of theirs have the same text. */
  readonly alike?: {
    readonly ids: readonly string[];
    readonly list: string;
    readonly at: string;
    readonly is: string;
  };
  /** What items differ by. */
  readonly facts: Readonly<Record<string, readonly ViewToken[]>>;
  /** What fills the holes of an item. */
  readonly holes: Readonly<Record<string, ViewText>>;
}
