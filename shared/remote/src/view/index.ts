export * from './define-early-views';
export * from './view-file';
export * from './view-list';
