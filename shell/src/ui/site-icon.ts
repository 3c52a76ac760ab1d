import { siteStore } from '../core/site';

/** Replaces the icon of the browser's tab by the one that the gateway's template names (R3.26), now and when it changes. */
export function watchSiteIcon(): void {
  const apply = () => {
    const { favicon } = siteStore.getState().mobileTemplate;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (favicon !== undefined && link && link.getAttribute('href') !== favicon) link.href = favicon;
  };
  siteStore.subscribe(apply);
  apply();
}
