const report = window.sandboxReport('adjust');
const call =
  (name) =>
  (...args) =>
    report([name, ...args]);
window.Adjust = {
  initSdk: call('initSdk'),
  trackEvent: async (event) => void report(['trackEvent', event]),
  stop: call('stop'),
  restart: call('restart'),
};
