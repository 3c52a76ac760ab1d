/** Leaves the page for a third party. A module of its own, since a test cannot follow. */
export const leaveTo = (address: string): void => location.assign(address);
