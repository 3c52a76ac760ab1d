import { scope } from './scope';

/** Replaces the worker if a release turns it off: deletes all caches and unregisters itself. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});
