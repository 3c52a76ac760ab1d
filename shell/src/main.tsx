import './federation/guard-tag';
import './provide';
import '@tessera/ui/reset.css';
import '@tessera/ui/tokens.css';
import '@tessera/ui/themes.css';
import { start } from './start/start';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root to render into');

start(root).catch((error: unknown) => {
  console.error('[tessera] the application could not start', error);
  // The skeleton would otherwise promise content for ever.
  root.dataset.failed = 'true';
});
