/** Leaves the page's one refresh runtime where the remotes find it. */
globalThis.__tesseraRefresh = require('react-refresh/runtime');
