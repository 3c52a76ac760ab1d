export { arrangeLanes, type LaneData } from './arrange-lanes';
export { categoryIcon, categoryName } from './categories';
export { FAVOURITES, isFavourites, isMergedCategory } from './category-kinds';
export { categoryOfPath, categoryPages } from './category-pages';
export { type Vendor, vendorName, vendorsOf } from './vendors';
