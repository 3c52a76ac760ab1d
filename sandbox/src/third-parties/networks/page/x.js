const report = window.sandboxReport('x');
window.twq.exe = (...args) => report(args);
for (const args of window.twq.queue.splice(0)) report(args);
