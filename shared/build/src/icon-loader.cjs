module.exports = require('./icon-path.cjs');
