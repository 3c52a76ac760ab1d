import { BrowserRouter } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { Pages } from '../pages/pages';
import { ProgressLine } from '../pages/progress-line';

/** The whole application, once its first page's code is there. */
export function App() {
  return (
    <BrowserRouter>
      <ProgressLine />
      <Layout>
        <Pages />
      </Layout>
    </BrowserRouter>
  );
}
