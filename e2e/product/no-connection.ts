/** The messages of the browser, the federation runtime and the product for files that cannot be fetched offline. */
export const noConnection: readonly RegExp[] = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|\[tessera\]|Federation Runtime|RemoteFault|ChunkLoadError/,
  // The script of the service worker may be on its way just then.
  /fetching the script/,
];
