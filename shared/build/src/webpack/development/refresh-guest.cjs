/* global __react_refresh_library__ */
const host = globalThis.__tesseraRefresh;
if (!host) throw new Error('Fast Refresh needs the development build of the shell in the page');

/**
 * Gives a remote the shell's refresh runtime, which is in the page already, and prefixes its module names, because
 * modules of two builds may have the same name.
 */
module.exports = {
  ...host,
  injectIntoGlobalHook() {},
  register: (type, id) => host.register(type, `${__react_refresh_library__} ${id}`),
};
