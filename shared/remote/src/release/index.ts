export * from './match-path';
export * from './release-file';
export * from './remote-build';
export * from './select';
