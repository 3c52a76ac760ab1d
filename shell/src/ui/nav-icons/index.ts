export { loadNavIcons, useNavOutlines } from './outlines';
export { navIconTheme, weightOf } from './theme';
