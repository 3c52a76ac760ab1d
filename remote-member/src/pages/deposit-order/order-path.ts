import { paths } from '../../common/paths';

/** Where a deposit is shown. */
export const orderPath = (id: string): string => paths.depositOrder.replace(':id', encodeURIComponent(id));
