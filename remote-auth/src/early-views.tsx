import { channelFlags } from '@tessera/contract';
import { defineEarlyViews, type EarlyChoice, viewHoles } from '@tessera/remote/view';
import { paths } from './common/paths';
import LoginPage from './pages/login';
import RegistrationPage from './pages/register';

/** The merchant's logo, or its name. */
const logo: EarlyChoice = {
  fact: 'logo',
  sites: { '': {}, one: { mobileTemplate: { h5_logo: viewHoles.logo } } },
};

/** The button that opens the list of languages. */
const languages: EarlyChoice = {
  fact: 'languages',
  sites: { '': { mobileTemplate: { languages: ['EN'] } }, many: {} },
};

/** The place of the sign-ins by other accounts. Their code comes after the page in any case. */
const social: EarlyChoice = {
  fact: { at: 'whitelabelVal', known: Object.values(channelFlags) },
  sites: { '': {}, '*': { whitelabelVal: { [channelFlags.google]: true } } },
};

/** The code of a form by number comes after the page, so that a merchant that has it first has no early view. */
const loginMethods = ['username', 'username,mobile', 'username,sms', 'username,mobile,sms'];
const registerMethods = ['username', 'username,mobile'];

/** Tabs for the methods that a merchant offers. */
const methodsOf = (part: 'login' | 'register', offered: readonly string[]): EarlyChoice => ({
  fact: { at: `${part}.methods`, known: ['username', 'mobile', 'sms'] },
  sites: {
    '': {},
    ...Object.fromEntries(offered.map((methods) => [methods, { [part]: { methods: methods.split(',') } }])),
  },
});

/** A setting of the registration: the values with which a merchant has an early view. */
const setting = (name: string, values: readonly (string | boolean)[]): EarlyChoice => ({
  fact: { at: `register.${name}` },
  sites: {
    '': {},
    ...Object.fromEntries(values.map((value) => [String(value), { register: { [name]: value } }])),
  },
});

/** The picture captcha. Its picture comes later. */
const captcha: EarlyChoice = {
  fact: { at: 'register.captcha.enabled' },
  sites: {
    '': {},
    true: { register: { captcha: { enabled: true } } },
    false: { register: { captcha: { enabled: false } } },
  },
};

const age: EarlyChoice = {
  fact: { at: 'mobileTemplate.rules.minimumAge' },
  sites: {
    '': {},
    ...Object.fromEntries(
      [18, 19, 20, 21].map((minimumAge) => [minimumAge, { mobileTemplate: { rules: { minimumAge } } }]),
    ),
  },
};

/** Links to the pages with the rules. */
const rules: EarlyChoice = {
  fact: { each: 'mobileTemplate.rules.pages' },
  sites: {
    '': {},
    some: { mobileTemplate: { rules: { pages: [{ topic: viewHoles.topic, title: viewHoles.title }] } } },
  },
};

export default defineEarlyViews([
  {
    name: 'login',
    paths: [paths.login],
    Page: LoginPage,
    choices: { logo, languages, methods: methodsOf('login', loginMethods), social },
  },
  {
    name: 'register',
    paths: [paths.register, paths.registerHtml],
    Page: RegistrationPage,
    choices: {
      logo,
      languages,
      methods: methodsOf('register', registerMethods),
      social,
      suggestion: setting('autoUsername', [true, false]),
      referral: setting('referralCode', ['optional', 'required', 'hidden']),
      terms: setting('confirmTerms', [true]),
      captcha,
      age,
      rules,
    },
  },
]);
