import { createStore, useStore } from '@tessera/shell/state';

// #region createStore
export const filter = createStore(() => ({ provider: 'all' }));
export const choose = (provider: string): void => filter.setState({ provider });
// #endregion createStore

// #region useStore
export const Chosen = () => <output>{useStore(filter, ({ provider }) => provider)}</output>;
// #endregion useStore
