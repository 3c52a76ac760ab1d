import type { Endpoint } from '@tessera/contract';
import type { ComponentType } from 'react';
import type { StoredPart, ViewFact } from './view-file';
import type { ListSource } from './view-list';

/** A part of a status, as the gateway sends it. */
export type EarlyStatus = Readonly<Record<string, unknown>>;

/** A call, and the value of its answer as the gateway sends it. */
export interface SampleAnswer {
  readonly endpoint: Endpoint;
  readonly request: object;
  readonly value: unknown;
}

/** With what a page is rendered, beside its status. */
export interface EarlySample {
  readonly answers?: readonly SampleAnswer[];
  /** Media queries that fit. */
  readonly media?: readonly string[];
}

/** A part of a page that depends on the merchant. */
export interface EarlyChoice {
  readonly fact: ViewFact;
  /** For each key of the fact a status with which the page is rendered: as the gateway sends it, and only this part. */
  readonly sites: Readonly<Record<string, EarlyStatus>>;
  /** What else a key is rendered with. */
  readonly samples?: Readonly<Record<string, EarlySample>>;
}

/** An element of a rendered page: its tag, its attributes, and its children. */
export type RenderedElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | RenderedElement)[],
];

/** Texts of the remote, in the language of a rendering. */
export type EarlyText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Where the items of a list stand in a page. */
export interface EarlyPlace {
  readonly list: string;
  /** Whether an element of a rendering is an item. */
  isItem(element: RenderedElement): boolean;
  /** The fact of the list by which the items of this place differ; absent if they are all alike. */
  readonly fact?: string;
  /** For each key of the fact: answers of which all items have the key, or the one `at` a place. The first key is that of the page. */
  readonly kinds?: Readonly<Record<string, EarlySample & { readonly at?: number }>>;
  /** Puts holes into a text or an attribute of the item at a place. */
  readonly withHoles?: (value: string, at: number, text: EarlyText) => string;
}

/** The first screen of a page that a visitor sees before the framework is loaded. */
export interface EarlyView extends EarlySample {
  /** Name of its files. */
  readonly name: string;
  /** The paths of the remote's config that show it. */
  readonly paths: readonly string[];
  readonly Page: ComponentType;
  /** What every rendering has of the status. */
  readonly site?: EarlyStatus;
  readonly choices: Readonly<Record<string, EarlyChoice>>;
  readonly lists?: Readonly<Record<string, ListSource>>;
  /** Those around others first. */
  readonly places?: readonly EarlyPlace[];
  /** Where one of them is stored, only the page knows what it shows. */
  readonly unlessStored?: readonly StoredPart[];
}

/** Names the early views of a remote and keeps their types. They are rendered when the remote is built. */
export const defineEarlyViews = (views: readonly EarlyView[]): readonly EarlyView[] => views;
