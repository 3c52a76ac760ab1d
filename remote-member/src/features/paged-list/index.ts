export { PAGE_SIZE, PagedList } from './paged-list';
export { startOf } from './period';
export { PeriodChips } from './period-chips';
export { useFilter, usePeriod } from './use-filter';
export { usePages } from './use-pages';
