/** The demo accounts that the sandbox has at every merchant. */
export const demo = {
  password: 'Tessera-2026',
  member: 'demo-member',
  agent: 'demo-agent',
  free: 'demo-free',
  virtual: 'demo-virtual',
} as const;
