/** The path of the home page (R2.1). */
export const HOME = '/m/home';
