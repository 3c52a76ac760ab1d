// Reads the queues of the page and of its instances, and receives every later call.
const report = window.sandboxReport('tiktok');
const drain = (queue) => {
  for (const args of queue.splice(0)) report(args);
  queue.push = (args) => report(args);
};
drain(window.ttq);
for (const queue of Object.values(window.ttq._i)) drain(queue);
