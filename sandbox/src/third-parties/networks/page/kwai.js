// Reads the queues of the page and of its instances, and receives every later call.
const report = window.sandboxReport('kwai');
const drain = (queue) => {
  for (const args of queue.splice(0)) report(args);
  queue.push = (args) => report(args);
};
drain(window.kwaiq);
for (const queue of Object.values(window.kwaiq._i)) drain(queue);
