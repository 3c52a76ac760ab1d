import { isTemplate } from '@tessera/ui/themes';
import { offeredCodes } from '../../platform/i18n';
import { merchant } from '../../platform/merchant';
import type { SiteState } from './store';

/*
 * The rule of precedence for values that the merchant's description and the gateway's status both have
 * (docs/operations.md#the-description-and-the-gateway): the description sets the first frame and the limits. A value of
 * the gateway wins as soon as it is loaded, if the shell knows it and the description allows it. One that is absent,
 * unknown or not allowed counts as not set: the description's value is shown.
 */

/** The template of the page (R2.32a). */
export const shownTemplate = ({ mobileTemplate: { templateId } }: SiteState): string =>
  isTemplate(templateId) ? templateId : merchant().template;

/** The codes of a language picker (R1.10b): those that the gateway names and the description allows, in the gateway's order. */
export function shownLanguages(named: readonly string[] | undefined): readonly string[] {
  const offered = offeredCodes();
  const allowed = named?.filter((code) => offered.includes(code)) ?? [];
  return allowed.length > 0 ? allowed : offered;
}
