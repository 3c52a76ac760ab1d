import './host/integrity';
import './boot/eager-shares';
import '@tessera/ui/reset.css';
import '@tessera/ui/tokens.css';
import '@tessera/ui/writing.css';
import '@tessera/ui/themes.css';
import { showFailure } from './boot/early';
import { start } from './boot/start';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root to render into');

start(root).catch((error: unknown) => {
  console.error('[tessera] the application could not start', error);
  showFailure();
});
