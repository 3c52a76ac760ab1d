const report = window.sandboxReport('tag-manager');
const read = (item) => 'event' in item && report([item]);
window.dataLayer.forEach(read);
const push = window.dataLayer.push.bind(window.dataLayer);
window.dataLayer.push = (...items) => {
  items.forEach(read);
  return push(...items);
};
