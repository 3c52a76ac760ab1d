// Takes over the queue that the page has laid out, and those of its instances.
const tell = window.sandboxTold('kwai');
const drain = (queue) => {
  for (const args of queue.splice(0)) tell(args);
  queue.push = (args) => tell(args);
};
drain(window.kwaiq);
for (const queue of Object.values(window.kwaiq._i)) drain(queue);
