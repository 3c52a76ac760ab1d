import { isTemplate } from '@tessera/ui/themes';
import { siteStore } from '../../core/site';

/** Applies the gateway's template to the document. Ignores an unknown template. */
export function watchTemplate(): void {
  const apply = () => {
    const id = siteStore.getState().mobileTemplate.templateId;
    if (isTemplate(id)) document.documentElement.dataset.template = id;
  };
  siteStore.subscribe(apply);
  apply();
}
