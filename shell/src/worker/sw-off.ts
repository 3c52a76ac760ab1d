import { scope } from './scope';

/** Stands in for the worker when a release turns it off: takes over, takes everything away, and goes. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});
