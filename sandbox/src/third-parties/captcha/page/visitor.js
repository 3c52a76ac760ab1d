// Stands in for the service's judgement of a visitor: hidden mode lets people pass without a question. Session storage
// under `sandbox:geetest` asks for another outcome: `ask` (a question), `close` (closed unsolved) or `error`.
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
