import './federation/guard-tag';
import './provide';
import '@tessera/ui/reset.css';
import '@tessera/ui/tokens.css';
import '@tessera/ui/themes.css';
import { showFailure } from './early/show-failure';
import { start } from './start/start';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root to render into');

start(root).catch((error: unknown) => {
  console.error('[tessera] the application could not start', error);
  showFailure();
});
