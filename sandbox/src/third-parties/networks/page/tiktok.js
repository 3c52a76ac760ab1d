// Takes over the queue that the page has laid out, and those of its instances.
const tell = window.sandboxTold('tiktok');
const drain = (queue) => {
  for (const args of queue.splice(0)) tell(args);
  queue.push = (args) => tell(args);
};
drain(window.ttq);
for (const queue of Object.values(window.ttq._i)) drain(queue);
