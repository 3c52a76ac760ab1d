import { isTemplate } from '@tessera/ui/themes';
import { siteStore } from '../../core/site';

/** Keeps the document's template in step with the gateway's; one that no theme knows changes nothing. */
export function watchTemplate(): void {
  const apply = () => {
    const id = siteStore.getState().mobileTemplate.templateId;
    if (isTemplate(id)) document.documentElement.dataset.template = id;
  };
  siteStore.subscribe(apply);
  apply();
}
