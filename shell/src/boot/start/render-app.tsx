import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Boundary } from '../../core/boundary';
import { ScrollToTop } from '../../core/navigation';
import { OfflineBar } from '../../ui/connectivity';
import { Layout } from '../../ui/layout';
import { Pages, ProgressLine } from '../../ui/pages';
import { dismissFailure, showFailure } from '../early';

/** The whole application. */
function App() {
  return (
    <BrowserRouter>
      <Boundary>
        <ScrollToTop />
      </Boundary>
      <Boundary>
        <ProgressLine />
      </Boundary>
      <Boundary>
        <OfflineBar />
      </Boundary>
      <Layout>
        <Pages />
      </Layout>
    </BrowserRouter>
  );
}

/**
 * Renders the application. An error outside all boundaries removes it; then the page shows the sentence of its HTML, which
 * needs no code that could fail too.
 */
export function renderApp(element: HTMLElement): Root {
  const root = createRoot(element, {
    onUncaughtError(error) {
      console.error('[tessera] the page failed', error);
      showFailure();
    },
    // As when code could not be fetched and came at React's own second try. By default React reports it as uncaught.
    onRecoverableError(error) {
      console.warn(
        '[tessera] a render failed and was repeated',
        error instanceof Error ? error.cause : error,
      );
    },
  });
  root.render(<App />);
  dismissFailure();
  return root;
}
