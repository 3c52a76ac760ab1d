// Simulates the loader of Geetest v3: the same global function and calls; the sandbox checks the result.
(() => {
  const base = new URL('.', document.currentScript.src).href;

  globalThis.initGeetest = function initGeetest(config, callback) {
    const on = {};
    let solved = false;
    const captcha = {
      onReady: (listener) => set('ready', listener),
      onSuccess: (listener) => set('success', listener),
      onError: (listener) => set('error', listener),
      onClose: (listener) => set('close', listener),
      getValidate: () => solved,
      reset: () => {
        solved = false;
      },
      destroy: () => {},
      appendTo: () => captcha,
      async verify() {
        const outcome = await globalThis.sandboxVisitor();
        if (outcome === 'close') return on.close?.();
        const answer =
          outcome === 'pass' &&
          (await fetch(`${base}v3/solve?challenge=${config.challenge}`).then((response) => response.json()));
        if (!answer?.result) return on.error?.({ error_code: 'error_21', msg: 'the challenge is not valid' });
        solved = answer.result;
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
