const iconPath = require('../src/icon-path.cjs');
module.exports = {
  process: (svg) => ({ code: iconPath(svg).replace('export default', 'module.exports =') }),
};
