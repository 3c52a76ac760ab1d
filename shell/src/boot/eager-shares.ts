/**
 * Imports every subpath of the public API by its own name, because federation shares a module under the name that code
 * of the host imports. Remotes get the same instances as the shell.
 */
import '@tessera/shell/environment';
import '@tessera/shell/i18n';
import '@tessera/shell/navigation';
import '@tessera/shell/notices';
import '@tessera/shell/request';
import '@tessera/shell/schemas';
import '@tessera/shell/session';
import '@tessera/shell/site';
import '@tessera/shell/state';
import '@tessera/shell/support';
import '@tessera/shell/tracking';
