import { type FieldName, faultOf, type RegistrationFields } from './field-rules';

const good: RegistrationFields = {
  username: 'anna7',
  password: 'secret123',
  repeat: 'secret123',
  referralCode: '',
  accepted: true,
};

test.each(Object.keys(good) as FieldName[])('a valid %s has no fault', (name) => {
  expect(faultOf(name, good)).toBeUndefined();
});

test.each<[FieldName, RegistrationFields[FieldName], string | undefined]>([
  ['username', '', 'username_required'],
  ['username', 'ann', 'username_length'],
  ['username', 'anna', undefined],
  ['username', 'a'.repeat(16), undefined],
  ['username', 'a'.repeat(17), 'username_length'],
  ['username', 'anna_7', 'username_characters'],
  ['username', 'änna', 'username_characters'],
  ['username', 'an na', 'username_characters'],
  ['password', '', 'password_required'],
  ['password', 'abcdef1', 'password_length'],
  ['password', 'abcdefg1', undefined],
  ['password', `${'a'.repeat(31)}1`, undefined],
  ['password', `${'a'.repeat(32)}1`, 'password_length'],
  ['password', 'abcdefgh', 'password_mix'],
  ['password', '12345678', 'password_mix'],
  ['password', 'pass word 1!', undefined],
  ['repeat', '', 'repeat_required'],
  ['repeat', 'Secret123', 'repeat_differs'],
  ['referralCode', 'FRIEND-7_x', undefined],
  ['referralCode', '<b>', 'referral_characters'],
  ['accepted', false, 'accept_required'],
])('%s %j: %s', (name, value, fault) => {
  expect(faultOf(name, { ...good, [name]: value })).toBe(fault);
});
