import '@tessera/ui/reset.css';
import '@tessera/ui/tokens.css';
import '@tessera/ui/writing.css';
import '@tessera/ui/themes.css';
import './frame/root.css';
import { watchPageTranslation } from '@tessera/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './frame';
import { applyScheme, scheme, storedLanguage } from './state';
import { startTexts } from './texts';

applyScheme(scheme());
await startTexts(storedLanguage());
watchPageTranslation();
const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
