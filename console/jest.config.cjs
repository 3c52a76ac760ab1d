module.exports = require('@tessera/build/jest')(__dirname);
