const report = window.sandboxReport('meta');
window.fbq.callMethod = (...args) => report(args);
for (const args of window.fbq.queue.splice(0)) report(args);
