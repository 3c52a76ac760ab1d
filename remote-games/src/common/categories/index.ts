export { arrangeLanes, type LaneData } from './arrange-lanes';
export { categoryCodes, categoryIcon, categoryName, ordinalOf } from './categories';
export { FAVOURITES, HOUSE, isFavourites, isMergedCategory, mergedIntoHouse } from './category-kinds';
export { categoryOfPath, categoryPages } from './category-pages';
export { type Vendor, vendorName, vendorsOf } from './vendors';
