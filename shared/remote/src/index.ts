export * from './config/remote-config';
export * from './define/define-remote';
export * from './define/slot-parts';
export * from './page/lazy-page';
export * from './page/load-script';
export * from './page/on-idle';
export * from './page/settled';
export * from './page/with-timeout';
