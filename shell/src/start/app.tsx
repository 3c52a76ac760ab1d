import { BrowserRouter } from 'react-router-dom';
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
      <Layout>
        <Pages />
      </Layout>
    </BrowserRouter>
  );
}
