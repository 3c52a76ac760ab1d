// Simulates Google Identity Services: the same interface, with a choice of people instead of accounts.
(() => {
  const BASE = '/wps/sandbox-assets/social';
  let options = {};
  /** Ends the choice that is open, or about to open. */
  let dismiss = () => {};

  async function choose() {
    const dialog = document.createElement('dialog');
    let settle;
    let isOver = false;
    const chosen = new Promise((resolve) => {
      settle = (token) => {
        isOver = true;
        dialog.remove();
        resolve(token);
      };
    });
    dismiss = () => settle(undefined);
    const answer = await fetch(`${BASE}/people?kind=google&lang=${document.documentElement.lang}`);
    const { title, cancel, people } = await answer.json();
    if (isOver) return chosen;
    dialog.dataset.standIn = 'google';
    dialog.setAttribute('aria-label', `Google: ${title}`);
    const button = (label, token) => {
      const element = document.createElement('button');
      element.textContent = label;
      element.style.cssText =
        'display:block;box-sizing:border-box;width:100%;min-height:48px;padding:0 16px;border:0;background:none;color:#1f1f1f;font:500 15px system-ui,sans-serif;text-align:start';
      element.addEventListener('click', () => settle(token));
      dialog.append(element);
    };
    for (const { name, token } of people) button(name, token);
    button(cancel, undefined);
    document.body.append(dialog);
    // Not modal, like the prompt of Google: the page behind it stays usable.
    dialog.style.cssText =
      'position:fixed;inset:8px 8px auto auto;width:260px;margin:0;padding:8px 0;border:0;border-radius:12px;background:#fff;box-shadow:0 4px 24px #0006;z-index:9';
    dialog.show();
    return chosen;
  }

  const moment = (isDismissed) => ({
    isSkippedMoment: () => false,
    isDismissedMoment: () => isDismissed,
    getDismissedReason: () => (isDismissed ? 'cancel_called' : 'credential_returned'),
  });

  window.google = {
    accounts: {
      id: {
        initialize(given) {
          options = given;
          window.__googleStandIn = given;
        },
        async prompt(listener) {
          const credential = await choose();
          if (credential) options.callback({ credential, select_by: 'user' });
          listener?.(moment(!credential));
        },
        renderButton(place, { text }) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'G';
          button.ariaLabel = text === 'continue_with' ? 'Continue with Google' : 'Sign in with Google';
          button.style.cssText =
            'inline-size:40px;block-size:40px;border-radius:50%;background:#fff;color:#4285f4;border:1px solid #dadce0;font:700 20px/38px sans-serif;text-align:center';
          button.addEventListener('click', async () => {
            this.cancel();
            const credential = await choose();
            if (credential) options.callback({ credential, select_by: 'btn' });
          });
          place.append(button);
        },
        cancel() {
          dismiss();
        },
        disableAutoSelect() {},
      },
    },
  };
})();
