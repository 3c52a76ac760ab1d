const tell = window.sandboxTold('adjust');
const call =
  (name) =>
  (...args) =>
    tell([name, ...args]);
window.Adjust = {
  initSdk: call('initSdk'),
  trackEvent: async (event) => void tell(['trackEvent', event]),
  stop: call('stop'),
  restart: call('restart'),
};
