import { shownTemplate, siteStore } from '../../core/site';
import { shownView } from '../../platform/early-view';

/** Applies the site's template to the document. */
export function watchTemplate(): void {
  const apply = () => {
    document.documentElement.dataset.template = shownTemplate(siteStore.getState());
  };
  siteStore.subscribe(apply);
  // An early view has the template of a status that this page is about to read.
  if (!shownView()) apply();
}
