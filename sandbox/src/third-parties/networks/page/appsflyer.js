const report = window.sandboxReport('appsflyer');
const { q = [] } = window.AF;
for (const [, ...args] of q.splice(0)) report(args);
window.AF = (...args) => report(args);
