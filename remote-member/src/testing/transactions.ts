/** A deposit that is done, as the gateway sends it. */
export const pastDeposit = {
  id: 'D1',
  kind: 'deposit',
  status: 'done',
  amount: '75.50',
  at: 1_700_000_000_000,
  title: 'Bank transfer',
};
