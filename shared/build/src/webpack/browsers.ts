/** The oldest browsers that the product supports. Safari of an iPhone needs prefixes that Safari of a Mac does not. */
export const browsers = ['chrome 100', 'safari 15.4', 'ios_saf 15.4', 'firefox 100', 'samsung 18'];
