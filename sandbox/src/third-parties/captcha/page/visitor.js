// Simulates the decision of the captcha. Every visitor passes without a question, unless session storage has another
// outcome under `sandbox:geetest`: `ask` (a question), `close` (closed unsolved) or `error`.
globalThis.sandboxVisitor = function sandboxVisitor() {
  const mode = sessionStorage.getItem('sandbox:geetest');
  if (mode !== 'ask') return Promise.resolve(mode ?? 'pass');
  return new Promise((resolve) => {
    const box = document.createElement('dialog');
    box.setAttribute('aria-label', 'Captcha');
    for (const [name, outcome] of [
      ['I am human', 'pass'],
      ['Close captcha', 'close'],
    ]) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = name;
      button.style.padding = '12px';
      button.onclick = () => {
        box.remove();
        resolve(outcome);
      };
      box.append(button);
    }
    document.body.append(box);
    box.showModal();
  });
};
