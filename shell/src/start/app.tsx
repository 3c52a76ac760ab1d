import { BrowserRouter } from 'react-router-dom';
import { OfflineBar } from '../connectivity/offline-bar';
import { Layout } from '../layout/layout';
import { ScrollToTop } from '../navigation/scroll-to-top';
import { Pages } from '../pages/pages';
import { ProgressLine } from '../pages/progress-line';

/** The whole application, once its first page's code is there. */
export function App() {
  return (
    <BrowserRouter>
      <ScrollToTop />
      <ProgressLine />
      <OfflineBar />
      <Layout>
        <Pages />
      </Layout>
    </BrowserRouter>
  );
}
