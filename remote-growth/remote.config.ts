import { defineRemoteConfig } from '@tessera/remote';

export default defineRemoteConfig({
  name: 'growth',
  shell: '^1.0.0',
  routes: [],
  slots: [
    { name: 'topBar', chunk: 'download-bar' },
    { name: 'floating', chunk: 'download-bar' },
    { name: 'overlay', chunk: 'app-offers' },
    { name: 'overlay', chunk: 'tracking' },
  ],
  start: ['idle'],
});
