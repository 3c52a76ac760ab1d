const tell = window.sandboxTold('google-tag');
const isCall = (item) => Object.prototype.toString.call(item) === '[object Arguments]';
const read = (item) => isCall(item) && tell(item);
window.dataLayer.forEach(read);
const push = window.dataLayer.push.bind(window.dataLayer);
window.dataLayer.push = (...items) => {
  items.forEach(read);
  return push(...items);
};
