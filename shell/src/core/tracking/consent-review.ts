import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Opens the merchant's question for consent again; undefined where nothing is asked. */
type Review = (() => void) | undefined;

const reviewStore = createStore((): { readonly open: Review } => ({ open: undefined }));

/** Says how consent can be looked at again, for whoever shows a way there. */
export const provideConsentReview = (open: Review): void => reviewStore.setState({ open });

/** Opens what the visitor agreed to, to change or revoke it; undefined where the merchant asks for no consent. */
export const useConsentReview = (): Review => useStore(reviewStore, ({ open }) => open);
