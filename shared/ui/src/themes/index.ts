export { type Colour, contrast, over } from './contrast';

/** The template ids that a merchant can choose from [R2.32a]; each is a look of its own in `themes.css`. */
export const templates = ['MT8801', 'MT8802', 'MT8803', 'MT8806', 'MT8808', 'MT8813'] as const;

export type Template = (typeof templates)[number];

/** Whether a value, for example from the site settings, is the id of one of our templates. */
export const isTemplate = (id: unknown): id is Template => templates.some((known) => known === id);
