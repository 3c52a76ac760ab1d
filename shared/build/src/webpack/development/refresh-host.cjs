/** Stores the page's only refresh runtime where the remotes find it. */
globalThis.__tesseraRefresh = require('react-refresh/runtime');
