/**
 * Applies a style sheet of the page. Once it has loaded, the loader of the page finds it by its address and does not load
 * it again; one that fails or hangs is the loader's.
 */
export const applyStyle = (url: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('href', url);
    link.crossOrigin = 'anonymous';
    if (integrity !== undefined) link.integrity = integrity;
    link.onload = () => {
      link.dataset.href = link.href;
      resolve();
    };
    link.onerror = () => {
      link.remove();
      window.__tessera?.failed.add(url);
      reject(new Error(`${url} did not load`));
    };
    document.head.append(link);
  });
