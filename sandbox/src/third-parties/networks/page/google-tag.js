const report = window.sandboxReport('google-tag');
const isCall = (item) => Object.prototype.toString.call(item) === '[object Arguments]';
const read = (item) => isCall(item) && report(item);
window.dataLayer.forEach(read);
const push = window.dataLayer.push.bind(window.dataLayer);
window.dataLayer.push = (...items) => {
  items.forEach(read);
  return push(...items);
};
