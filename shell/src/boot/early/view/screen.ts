import { keys, places } from '@tessera/contract';
import type { OwnedPage } from '@tessera/remote/early';
import { isTemplate } from '@tessera/ui/themes';
import { isPicture, type LastScreen, screenMark } from '../../../platform/last-screen';
import { storedJson, storedValue } from '../../../platform/storage';
import type { EarlyPage } from '../read-page';
import { applyStyle } from './apply-style';
import { appendNodes, type Filling } from './build-nodes';
import { isRecord, valueAt } from './facts';
import { columnFor, isRootWaiting, stand } from './stand';

/** A picture has neither holes nor lists. */
const asItIs: Filling = {
  parts: [],
  keyOf: () => '',
  linksOf: () => undefined,
  itemsOf: () => [],
  fill: (value) => value,
};

const isScreen = (value: unknown): value is LastScreen =>
  isRecord(value) &&
  isTemplate(value.template) &&
  Array.isArray(value.styles) &&
  Array.isArray(value.nodes) &&
  value.nodes.every((node) => Array.isArray(node) && isPicture(node));

/** The picture of this page, if this session has kept one. Every other picture is removed. */
function screenOf(page: EarlyPage): LastScreen | undefined {
  const screen = storedJson(keys.screen);
  if (screen === undefined) return undefined;
  const kept = storedValue(keys.screen);
  if (!isScreen(screen)) {
    kept.drop();
    return undefined;
  }
  const { owned } = page;
  const named = valueAt(storedJson(places.site), 'mobileTemplate.templateId');
  const template = isTemplate(named) ? named : page.release.merchant.template;
  const session = storedJson(places.session);
  if (owned && session !== undefined) {
    const mark = screenMark({ ...page, owned, template, session });
    if (screen.mark === mark) return screen;
  }
  kept.remove();
  return undefined;
}

async function show({ path, remote }: OwnedPage, { styles, nodes, template }: LastScreen): Promise<void> {
  const { base, integrity } = remote;
  await Promise.all(
    styles.map((one) => {
      // A style sheet that the release does not name is not applied.
      if (integrity[one] === undefined) throw new Error(`the release has no ${one}`);
      return applyStyle(base + one, integrity[one]);
    }),
  );
  if (!(await isRootWaiting())) return;
  document.documentElement.dataset.template = template;
  const column = columnFor(path);
  appendNodes(column, nodes, asItIs);
  stand(column, [], asItIs);
}

/**
 * Starts the last known screen of this page, for a member who has seen it in this tab. It never fails: the page comes in
 * any case.
 * @returns whether it is expected
 */
export function startScreen(page: EarlyPage): boolean {
  const screen = window.__tessera?.token === undefined ? screenOf(page) : undefined;
  if (!screen || !page.owned) return false;
  show(page.owned, screen).catch((error: unknown) => console.info('[tessera] no last screen', error));
  return true;
}
