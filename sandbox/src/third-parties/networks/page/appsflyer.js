const tell = window.sandboxTold('appsflyer');
const { q = [] } = window.AF;
for (const [, ...args] of q.splice(0)) tell(args);
window.AF = (...args) => tell(args);
