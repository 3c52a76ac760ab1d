// Simulates the loader of Geetest v4: the same global function and calls; the sandbox checks the result.
(() => {
  const base = new URL('.', document.currentScript.src).href;
  const ask = (path) => fetch(base + path).then((response) => response.json());

  globalThis.initGeetest4 = async function initGeetest4(config, callback) {
    const on = {};
    let solved = false;
    const { result: lot } = await ask(`v4/load?captcha_id=${config.captchaId}`);
    if (!lot) return config.onError?.({ code: '60001', msg: 'bad captcha_id', desc: { detail: '' } });
    const captcha = {
      onReady: (listener) => set('ready', listener),
      onNextReady: (listener) => set('nextReady', listener),
      onSuccess: (listener) => set('success', listener),
      onFail: (listener) => set('fail', listener),
      onError: (listener) => set('error', listener),
      onClose: (listener) => set('close', listener),
      getValidate: () => solved,
      reset: () => {
        solved = false;
      },
      destroy: () => {},
      appendTo: () => captcha,
      async showCaptcha() {
        const outcome = await globalThis.sandboxVisitor();
        if (outcome === 'close') return on.close?.();
        const answer = outcome === 'pass' && (await ask(`v4/solve?lot_number=${lot.lot_number}`));
        if (!answer?.result) return on.error?.({ code: '60500', msg: 'not passed', desc: { detail: '' } });
        solved = { captcha_id: config.captchaId, ...answer.result };
        on.success?.();
      },
    };
    function set(name, listener) {
      on[name] = listener;
      return captcha;
    }
    callback(captcha);
    setTimeout(() => on.ready?.(), 20);
  };
})();
