/** What the frame of every page is made of, without React: the early script draws the same frame. */
export { fitWindow, watchWindow } from './column';
export { default as frameStyles } from './frame.module.css';
export { hasBottomNav } from './has-bottom-nav';
