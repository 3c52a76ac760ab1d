export { arrangeLanes, type LaneData } from './arrange-lanes';
export {
  categoryIcon,
  categoryName,
  FAVOURITES,
  type GameCategory,
  gameCategories,
  isFavourites,
  OTHER,
  ordinalOf,
  type ShownCategory,
} from './categories';
export { categoryAt } from './category-at';
export { categoryOfPath, categoryPages } from './category-pages';
export { HOUSE, isMergedCategory, mergedIntoHouse } from './merged-categories';
export { type Vendor, vendorName, vendorsOf } from './vendors';
