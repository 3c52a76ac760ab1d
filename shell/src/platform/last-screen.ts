import type { OwnedPage, ReleaseFile } from '@tessera/remote/early';
import type { ViewElement } from '@tessera/remote/view';

/** A picture of the page that a member saw last in this tab. */
export interface LastScreen {
  /** To what it belongs: `screenMark`. */
  readonly mark: string;
  readonly template: string;
  /** The style sheets of the page's remote. */
  readonly styles: readonly string[];
  /** The page and the bottom navigation, as data: no text of it becomes HTML. */
  readonly nodes: readonly ViewElement[];
}

/** What a picture depends on. */
export interface ScreenPlace {
  readonly release: Pick<ReleaseFile, 'merchant' | 'number'>;
  readonly language: string;
  readonly owned: OwnedPage;
  readonly template: unknown;
  /** The stored record of the session. It changes with the member, with each sign-in and with the member type. */
  readonly session: unknown;
}

/** FNV-1a over a text: the record contains the token, which is not stored a second time. */
const digest = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);

/** A picture is shown only where this text is the one with which it was kept. */
export const screenMark = ({ release, language, owned, template, session }: ScreenPlace): string =>
  [
    release.merchant.code,
    release.number,
    owned.remote.name,
    owned.remote.version,
    language,
    template,
    digest(JSON.stringify(session)),
    location.pathname + location.search,
  ].join(' ');

/** Elements and attributes that show something and run nothing. A form is not among them: nothing is sent from a picture. */
const TAG =
  /^(a|article|aside|b|bdi|br|button|circle|dd|div|dl|dt|em|figure|footer|g|h[1-6]|header|hr|i|img|input|label|li|main|nav|ol|p|path|rect|section|small|span|strong|svg|time|ul)$/;
const ATTRIBUTE =
  /^(alt|aria-(current|hidden|label|pressed|selected)|class|d|data-[\w-]+|dir|disabled|fill|height|hidden|href|lang|placeholder|readonly|role|src|style|type|viewBox|width)$/;

/** Whether an attribute may stand in a picture: an address is one of this site, or a secure one. */
export const isShownAttribute = (name: string, value: unknown): value is string =>
  typeof value === 'string' &&
  ATTRIBUTE.test(name) &&
  (name === 'href' || name === 'src' ? /^(\/(?![/\\])|https:\/\/)/.test(value) : !/url\(/i.test(value));

export const isShownTag = (tag: unknown): tag is string => typeof tag === 'string' && TAG.test(tag);

/** Whether stored data is a picture, and nothing that could run. */
export const isPicture = (node: unknown): boolean => {
  if (typeof node === 'string') return true;
  if (!Array.isArray(node)) return false;
  const [tag, attributes, ...children]: unknown[] = node;
  return (
    isShownTag(tag) &&
    Object.entries(attributes ?? {}).every(([name, value]) => isShownAttribute(name, value)) &&
    children.every(isPicture)
  );
};
