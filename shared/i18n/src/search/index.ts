export * from './fold';
export * from './matcher';
