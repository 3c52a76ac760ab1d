import { BrowserRouter } from 'react-router-dom';
import { ScrollToTop } from '../../core/navigation';
import { OfflineBar } from '../../ui/connectivity';
import { Layout } from '../../ui/layout';
import { Pages, ProgressLine } from '../../ui/pages';

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
