// Simulates the Facebook SDK: the same interface, with a choice of people instead of its popup.
(() => {
  const BASE = '/wps/sandbox-assets/social';

  async function choose() {
    const answer = await fetch(`${BASE}/people?kind=facebook&lang=${document.documentElement.lang}`);
    const { title, cancel, people } = await answer.json();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', `Facebook: ${title}`);
    return new Promise((resolve) => {
      for (const { name, token } of [...people, { name: cancel, token: undefined }]) {
        const element = document.createElement('button');
        element.textContent = name;
        element.style.cssText = 'display:block;min-height:48px;min-width:240px;margin:8px;';
        element.addEventListener('click', () => {
          dialog.remove();
          resolve(token);
        });
        dialog.append(element);
      }
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  window.FB = {
    init(options) {
      window.__facebookStandIn = options;
    },
    async login(callback) {
      const accessToken = await choose();
      callback(accessToken ? { status: 'connected', authResponse: { accessToken } } : { status: 'unknown' });
    },
  };
  window.fbAsyncInit?.();
})();
