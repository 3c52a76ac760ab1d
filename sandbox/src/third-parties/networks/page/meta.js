const tell = window.sandboxTold('meta');
window.fbq.callMethod = (...args) => tell(args);
for (const args of window.fbq.queue.splice(0)) tell(args);
