import { memberProfile, saveMemberProfile } from '@tessera/contract';
import { badRequest, refusal } from '../../common';
import { type Answer, answer } from '../../gateway';
import type { Store } from '../../members';
import { contactOf } from '../access';
import { socialIdentities } from './contacts';

/** In years. */
const SMALLEST_AGE = 18;
const PICTURES = 9;

/** Hides all but the first character of an e-mail address's name, and its domain. */
const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
/** Hides all but the first three and the last four characters of a number. */
const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}•••${mobile.slice(-4)}`;

/** The last birthday, as `2000-12-31`, on which somebody is old enough today. */
const latestBirthday = (today: Date): string =>
  `${today.getUTCFullYear() - SMALLEST_AGE}${today.toISOString().slice(4, 10)}`;

/** What members know about themselves, and its change. */
export const profileAnswers = (store: Store): readonly Answer[] => [
  answer(memberProfile, ({ member }) => {
    const current = member();
    const email = contactOf(store, current, 'email');
    const mobile = contactOf(store, current, 'sms');
    return {
      picture: current.profile?.picture ?? null,
      name: current.profile?.name ?? null,
      birthday: current.profile?.birthday ?? null,
      email: email === undefined ? null : maskedEmail(email),
      mobile: mobile === undefined ? null : maskedMobile(mobile),
      authenticator: current.verification?.includes('ga') ?? false,
      social: [...new Set(socialIdentities(store, current).map((identity) => identity.replace(/:.*/, '')))],
      pin: current.ledger.password !== undefined,
    };
  }),
  answer(saveMemberProfile, ({ request: { picture, name, birthday }, member, language }) => {
    if (picture !== undefined && (picture < 1 || picture > PICTURES)) throw badRequest('picture: 1 to 9');
    store.change(member(), (draft) => {
      const known = draft.profile?.birthday;
      if (birthday !== undefined && known !== undefined && birthday !== known)
        throw refusal(language, 'birthday_set');
      if (birthday !== undefined && birthday > latestBirthday(new Date()))
        throw refusal(language, 'too_young');
      draft.profile = {
        ...draft.profile,
        ...(picture !== undefined && { picture }),
        ...(name !== undefined && { name: name.trim() }),
        ...(birthday !== undefined && { birthday }),
      };
    });
  }),
];
