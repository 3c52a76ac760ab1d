import type { EarlyPlace, EarlySample, EarlyText, EarlyView, ViewNode } from '@tessera/remote/view';
import type { PlainNode } from '../parse-markup';
import { cutLists, type KnownPlaces, type TemplateOf } from './cut-lists';
import { itemsIn, prepareItem } from './prepare-item';

export { shareParts } from './share-parts';

/** Renders the page with answers. */
export type RenderPage = (sample: EarlySample) => Promise<readonly PlainNode[]>;

/** The items of each kind stand alone in renderings of their own. */
async function aloneByKind(
  place: EarlyPlace,
  render: RenderPage,
  text: EarlyText,
  inner: KnownPlaces,
): Promise<TemplateOf> {
  const { list, fact = '', kinds = {} } = place;
  const of: Record<string, readonly ViewNode[]> = {};
  for (const [key, { at = 0, ...sample }] of Object.entries(kinds)) {
    const [item] = [...itemsIn(await render(sample), place)][at] ?? [];
    if (!item) throw new Error(`a rendering of ${list} has no item "${key}"`);
    of[key] = cutLists([prepareItem(item, at, place, text)], inner);
  }
  return () => [{ fact, of }];
}

/** In the rendering of a kind all items have it. They also differ by their place. */
async function togetherByKind(place: EarlyPlace, render: RenderPage, text: EarlyText): Promise<TemplateOf> {
  const { list, fact, kinds = { '': {} } } = place;
  const found: (readonly (readonly [string, ViewNode])[])[] = [];
  for (const [key, sample] of Object.entries(kinds))
    found.push(
      [...itemsIn(await render(sample), place)].map(([item, at]) => [
        key,
        prepareItem(item, at, place, text),
      ]),
    );
  const known = new Map<string, readonly ViewNode[]>();
  for (const [at, [, first]] of (found[0] ?? []).entries()) {
    const of = Object.fromEntries(found.map((items) => [items[at]?.[0] ?? '', [items[at]?.[1] ?? '']]));
    const template: readonly ViewNode[] = fact === undefined ? [first] : [{ fact, of }];
    const before = known.get(JSON.stringify(first));
    if (before && JSON.stringify(before) !== JSON.stringify(template))
      throw new Error(`items of ${list} that look alike differ by kind`);
    known.set(JSON.stringify(first), template);
  }
  return (item, at) => {
    const template = known.get(JSON.stringify(prepareItem(item, at, place, text)));
    if (!template) throw new Error(`an item of ${list} looks like none that was rendered`);
    return template;
  };
}

/**
 * Finds what the items of a page's lists look like.
 * @returns the function that puts lists in their place in a rendering
 * @throws Error if a rendering does not have the items that it should have
 */
export async function findLists(
  { places = [] }: EarlyView,
  render: RenderPage,
  text: EarlyText,
): Promise<(nodes: readonly ViewNode[]) => readonly ViewNode[]> {
  const known = new Map<EarlyPlace, TemplateOf>();
  // Many kinds share a rendering.
  const rendered = new Map<unknown, Promise<readonly PlainNode[]>>();
  const renderOnce: RenderPage = (sample) => {
    const nodes = rendered.get(sample.answers) ?? render(sample);
    if (sample.answers && !sample.media) rendered.set(sample.answers, nodes);
    return nodes;
  };
  for (const place of [...places].reverse()) {
    const isAlone = Object.values(place.kinds ?? {}).some(({ at }) => at !== undefined);
    const templateOf = isAlone
      ? await aloneByKind(place, renderOnce, text, known)
      : await togetherByKind(place, renderOnce, text);
    known.set(place, templateOf);
  }
  return (nodes) => cutLists(nodes, known);
}
