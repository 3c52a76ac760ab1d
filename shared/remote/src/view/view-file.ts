import type { ListSource } from './view-list';

/** Text, an element, a place whose content depends on the merchant or on an item, a list, or what stands in several places. */
export type ViewNode = string | ViewElement | ViewChoice | ViewList | ViewPart;

/** One of the parts of the view. */
interface ViewPart {
  readonly part: number;
}

/** The nodes of each item of a list, from one place to another; to the end if `to` is absent. */
export interface ViewList {
  readonly list: string;
  readonly from: number;
  readonly to?: number;
  readonly each: readonly ViewNode[];
}

/** An element: its tag, its attributes, and its children. */
export type ViewElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: ViewNode[],
];

/** The contents of a place by the key of a fact. `*` stands for each other key. */
export interface ViewChoice {
  readonly fact: string;
  readonly of: Readonly<Record<string, readonly ViewNode[]>>;
}

/**
 * How a part of the site's status becomes a key; an empty key stands for none.
 * - `logo`: `one` if the merchant has one.
 * - `languages`: `many` if the visitor can choose.
 * - `known`: the known names that are in the list at this path, or on in the flags there, joined by commas.
 * - `each`: `some` if the list of links at this path is not empty. Each child of the place is repeated for each link.
 * - `size`: the number of items of a list of the view, at most `upTo`, and ` on` behind it if the media query fits.
 * - neither: the plain value at the path.
 */
export type ViewFact =
  | 'logo'
  | 'languages'
  | { readonly at: string; readonly known?: readonly string[] }
  | { readonly each: string }
  | { readonly size: string; readonly upTo: number; readonly media: string };

/** A stored value, or the part of it at a path. */
export interface StoredPart {
  readonly area: 'local' | 'session';
  readonly name: string;
  readonly at?: string;
}

/** An early view as it is published, in one language. */
export interface ViewFile {
  /** Each fact with the keys for which there is a view. */
  readonly facts: Readonly<Record<string, { readonly fact: ViewFact; readonly keys: readonly string[] }>>;
  readonly nodes: readonly ViewNode[];
  /** What a button shows while its form is being sent. */
  readonly busy: readonly ViewNode[];
  /** The lists of the page's early answers. */
  readonly lists?: Readonly<Record<string, ListSource>>;
  readonly parts?: readonly ViewNode[];
  /** Where one of them is stored, only the page knows what it shows. */
  readonly unlessStored?: readonly StoredPart[];
}

/** What stands in a view for values that only the page knows: mostly characters for private use, which no text has. */
export const viewHoles = {
  /** First letter of the merchant's name. */
  initial: '\uE001',
  /** Name of the merchant. */
  name: '\uE001\uE000',
  /** Name of the site, as the status has it. */
  site: '\uE004',
  /** Address of the merchant's logo. */
  logo: '/\uE002',
  /** Query of the address, with the code of who sent the visitor. */
  query: '?\uE003=&referralCode=tessera-referral-code',
  /** The code of who sent the visitor. A form checks its characters. */
  referral: 'tessera-referral-code',
  /** Topic and title of a link of a list. */
  topic: '\uE005',
  title: '\uE006',
} as const;
