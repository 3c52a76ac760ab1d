import './globals';
import type { EarlySample, EarlyStatus, EarlyText, EarlyView, ViewFile } from '@tessera/remote/view';
import { BusyDots } from '@tessera/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { adoptLanguage, provideTexts, speak, text } from '../platform/i18n';
import { findLists, shareParts } from './lists';
import { mergeChoices, type Variant } from './merge-choices';
import { parseMarkup } from './parse-markup';
import { renderPage } from './render-page';

type Catalogs = (language: string) => Readonly<Record<string, string>>;

const isGroup = (value: unknown): value is EarlyStatus =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Joins parts of a status. Several parts may fill one group. */
function joined(parts: readonly EarlyStatus[]): EarlyStatus {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = whole[name];
    whole[name] = isGroup(before) && isGroup(value) ? joined([before, value]) : value;
  }
  return whole;
}

async function fileOf(view: EarlyView, textOf: EarlyText): Promise<ViewFile> {
  const choices = Object.entries(view.choices);
  const baseParts = choices.map(([, { sites }]) => Object.values(sites)[0] ?? {});
  const render = (parts: readonly EarlyStatus[], sample?: EarlySample) =>
    renderPage(view, joined([view.site ?? {}, ...parts]), sample);
  const variants: Variant[] = [];
  for (const [place, [fact, { sites, samples }]] of choices.entries()) {
    for (const [key, part] of Object.entries(sites)) {
      const parts = baseParts.map((other, at) => (at === place ? part : other));
      variants.push({ fact, key, nodes: await render(parts, samples?.[key]) });
    }
  }
  const merged = mergeChoices(await render(baseParts), variants);
  const withLists = await findLists(view, (sample) => render(baseParts, sample), textOf);
  const { lists, unlessStored } = view;
  return {
    facts: Object.fromEntries(
      choices.map(([name, { fact, sites }]) => [name, { fact, keys: Object.keys(sites) }]),
    ),
    ...(lists ? { ...shareParts(withLists(merged)), lists } : { nodes: merged }),
    ...(unlessStored && { unlessStored }),
    busy: parseMarkup(renderToStaticMarkup(<BusyDots />)),
  };
}

/**
 * Renders the early views of a remote in its languages, when the remote is built.
 * @returns the files by view and language
 * @throws Error if a page cannot be rendered, or if two choices change the same place
 */
export async function prerender(
  namespace: string,
  views: readonly EarlyView[],
  languages: readonly string[],
  catalogs: Catalogs,
): Promise<Record<string, Record<string, ViewFile>>> {
  const files: Record<string, Record<string, ViewFile>> = {};
  const textOf: EarlyText = (key, values) => text(namespace as never, key as never, values as never);
  for (const language of languages) {
    adoptLanguage(language);
    await provideTexts(namespace, async (code) => ({ default: catalogs(code) }));
    await speak(language);
    for (const view of views)
      files[view.name] = { ...files[view.name], [language]: await fileOf(view, textOf) };
  }
  return files;
}
