/**
 * Imports every subpath of the public face by its own name, because federation shares a module under the name that
 * some code of the host asked for it by. A remote gets the very instance that the shell itself uses.
 */
import '@tessera/shell/environment';
import '@tessera/shell/i18n';
import '@tessera/shell/navigation';
import '@tessera/shell/notices';
import '@tessera/shell/request';
import '@tessera/shell/session';
import '@tessera/shell/site';
import '@tessera/shell/support';
import '@tessera/shell/tracking';
