import * as v from 'valibot';
import { loginValue } from './login';
import { registerValue } from './register';

const value = { id: 7, token: 't', userName: 'lucky', customerType: '4' };

test('a login answer is read with its defaults', () => {
  expect(v.parse(loginValue, value)).toEqual({
    id: '7',
    token: 't',
    userName: 'lucky',
    customerType: 4,
    firstTimeLogin: false,
    passwordExpired: false,
  });
});

test.each([{ token: '' }, { token: undefined }, { customerType: 7 }, { id: null }])(
  '%j is no login',
  (part) => {
    expect(v.is(loginValue, { ...value, ...part })).toBe(false);
  },
);

test.each([
  [{ id: 7 }, '7'],
  [{ customerId: 'c-7' }, 'c-7'],
  [{ id: '7', customerId: '8' }, '7'],
])('a registration that says %j has the id %s', (part, id) => {
  expect(v.parse(registerValue, { token: 't', userName: 'lucky', ...part })).toEqual({
    id,
    token: 't',
    userName: 'lucky',
  });
});

test('a registration without an id is none', () => {
  expect(v.is(registerValue, { token: 't', userName: 'lucky' })).toBe(false);
});
