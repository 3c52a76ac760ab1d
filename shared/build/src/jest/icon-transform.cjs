const path = require('node:path');
const iconPath = require('../icon-path.cjs');

/** Does what the build does: an icon becomes its outline, a flag its address. */
module.exports = {
  process: (svg, file) => ({
    code: file.includes('flag-icons')
      ? `module.exports = ${JSON.stringify(`/${path.basename(file)}`)};`
      : iconPath(svg).replace('export default', 'module.exports ='),
  }),
};
