export { guardTag } from './guard-tag';
export { trust } from './integrity';
