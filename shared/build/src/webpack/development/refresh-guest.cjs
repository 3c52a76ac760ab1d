/* global __react_refresh_library__ */
const host = globalThis.__tesseraRefresh;
if (!host) throw new Error('Fast Refresh needs the development build of the shell in the page');

/**
 * The shell's refresh runtime, as a remote sees it: in the page already, and with names of the remote's own, because
 * modules of two builds may have the same name.
 */
module.exports = {
  ...host,
  injectIntoGlobalHook() {},
  register: (type, id) => host.register(type, `${__react_refresh_library__} ${id}`),
};
