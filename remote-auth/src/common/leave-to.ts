/** Opens the page of a third party in this tab. A file of its own, so that tests can replace it: jsdom cannot navigate. */
export const leaveTo = (address: string): void => location.assign(address);
