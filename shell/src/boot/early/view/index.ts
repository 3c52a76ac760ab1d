import { places } from '@tessera/contract';
import { withFallbacks } from '@tessera/i18n';
import type { StoredPart, ViewFile } from '@tessera/remote/view';
import { isTemplate } from '@tessera/ui/themes';
import type { EarlyAnswer } from '../../../platform/early-answers';
import { isStored, storedJson } from '../../../platform/storage';
import { frameStyles, hasBottomNav } from '../../../ui/frame';
import type { EarlyPage } from '../read-page';
import { answersOf, valueIn } from './answers';
import { applyStyle } from './apply-style';
import { appendNodes } from './build-nodes';
import { isOn, isRecord, type RawStatus, valueAt } from './facts';
import { fillingOf } from './filling';
import { columnFor, isRootWaiting, stand } from './stand';

export { valueAt } from './facts';
export { startScreen } from './screen';

/** The file of the page's view in the visitor's language. */
function fileOf({ owned, language }: EarlyPage): string | undefined {
  const files = owned?.remote.views?.find(({ paths }) => paths.includes(owned.path))?.files;
  const code = files && withFallbacks(language).find((one) => files[one] !== undefined);
  return code && files[code];
}

/** Whether the page at this path is the one that a view shows: not for members, and not for those whom it knows. */
const isForVisitor = ({ release }: EarlyPage): boolean =>
  window.__tessera?.token === undefined &&
  !isStored(places.session) &&
  !isStored(places.rememberedLogin) &&
  release.merchant.platform === undefined;

/** @returns undefined if the gateway refuses, or has closed the site */
function statusIn(answer: EarlyAnswer): RawStatus | undefined {
  const value = valueIn(answer);
  return isOn(value?.maintenance) || isOn(value?.regionRestriction) ? undefined : value;
}

/** Whether something is stored that changes the page. */
const isStoredPart = ({ area, name, at }: StoredPart): boolean => {
  const stored = storedJson({ area, name });
  return (at === undefined ? stored : valueAt(stored, at)) !== undefined;
};

const load = async (url: string, integrity: string | undefined): Promise<ViewFile> =>
  (await fetch(url, integrity === undefined ? {} : { integrity })).json();

function frame(path: string): readonly [column: HTMLElement, page: HTMLElement] {
  const column = columnFor(path);
  const page = document.createElement('main');
  page.className = frameStyles.page ?? '';
  column.append(page);
  if (hasBottomNav(path)) {
    // Its entries come with the page.
    const bar = document.createElement('div');
    bar.className = frameStyles.bar ?? '';
    column.append(bar);
  }
  return [column, page];
}

/** Shows the view of the page once everything of it is there, unless the page itself is there already. */
async function show(page: EarlyPage, file: string, status: Promise<EarlyAnswer>): Promise<void> {
  const { remote, route } = page.owned ?? {};
  if (!remote) return;
  const { base, integrity, chunks } = remote;
  const answered = answersOf(page);
  const styles = (chunks[route?.chunk ?? ''] ?? []).filter((one) => one.endsWith('.css'));
  const known = storedJson(places.site);
  const loaded = load(base + file, integrity[file]);
  const [view, values, site] = await Promise.all([
    loaded,
    loaded.then(answered),
    isRecord(known) ? known : status.then(statusIn),
    ...styles.map((one) => applyStyle(base + one, integrity[one])),
  ]);
  const isWaiting = await isRootWaiting();
  if (!site || !isWaiting || view.unlessStored?.some(isStoredPart)) return;
  const filling = fillingOf(page, site, view, values);
  if (!filling) return;
  const [element, main] = frame(page.owned?.path ?? '');
  appendNodes(main, view.nodes, filling);
  const template = valueAt(site, 'mobileTemplate.templateId');
  if (isTemplate(template)) document.documentElement.dataset.template = template;
  stand(element, view.busy, filling);
}

/**
 * Starts the early view of the page, if it has one. It never fails: the page comes in any case.
 * @returns whether a view is expected
 */
export function startView(page: EarlyPage, status: Promise<EarlyAnswer>): boolean {
  const file = fileOf(page);
  if (file === undefined || !isForVisitor(page)) return false;
  show(page, file, status).catch((error: unknown) => console.info('[tessera] no early view', error));
  return true;
}
