/** How heavy the icons of a template are drawn: the name of a folder of `@phosphor-icons/core/assets`. */
export type IconWeight = 'regular' | 'bold' | 'fill' | 'light' | 'duotone';

const weights = {
  MT8801: 'regular',
  MT8802: 'bold',
  MT8803: 'fill',
  MT8806: 'fill',
  MT8808: 'light',
  MT8813: 'bold',
} as const satisfies Record<string, IconWeight>;

export type Template = keyof typeof weights;

/** The template ids that a merchant can choose from [R2.32a]; each is a look of its own in `themes.css`. */
export const templates: readonly Template[] = Object.freeze(Object.keys(weights) as Template[]);

/** Whether a text, for example from the site settings, is the id of a template that we have. */
export function isTemplate(id: unknown): id is Template {
  return typeof id === 'string' && Object.hasOwn(weights, id);
}

/** The icon weight of a template [R2.32a]; `regular` for one that we do not have. */
export function iconWeight(templateId: string): IconWeight {
  return isTemplate(templateId) ? weights[templateId] : 'regular';
}
