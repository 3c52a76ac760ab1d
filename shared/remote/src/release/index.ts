export * from './asset-manifest';
export * from './described-build';
export * from './match-path';
export * from './release-file';
export * from './remote-build';
export * from './select';
export * from './worker-facts';
