/** The games that the member likes are shown as a category that no gateway knows. */
export const FAVOURITES = 'FAVOURITES';

export const isFavourites = (category: string | undefined): boolean => category === FAVOURITES;
