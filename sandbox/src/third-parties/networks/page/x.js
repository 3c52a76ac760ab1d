const tell = window.sandboxTold('x');
window.twq.exe = (...args) => tell(args);
for (const args of window.twq.queue.splice(0)) tell(args);
