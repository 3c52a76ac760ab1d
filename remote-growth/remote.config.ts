import { defineRemoteConfig } from '@tessera/remote';
import { paths } from './src/common/paths';

export default defineRemoteConfig({
  name: 'growth',
  shell: '^1.0.0',
  routes: [
    { path: paths.news, chunk: 'news' },
    { path: paths.download, chunk: 'download' },
    { path: paths.app, chunk: 'app' },
  ],
  slots: [
    { name: 'topBar', chunk: 'download-bar' },
    { name: 'floating', chunk: 'download-bar' },
    { name: 'overlay', chunk: 'app-offers' },
    { name: 'overlay', chunk: 'tracking' },
  ],
  start: ['idle'],
});
