import { showFailure } from './boot/early';
import { firstFrame } from './platform/first-frame';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root to render into');

firstFrame()
  // A part of this file, of which nothing runs before.
  .then(() => import(/* webpackMode: "eager" */ './boot/start'))
  .then(({ start }) => start(root))
  .catch((error: unknown) => {
    console.error('[tessera] the application could not start', error);
    showFailure();
  });
