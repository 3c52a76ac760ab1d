/** A public key in the form that browsers want for push messages (P-256). Nobody has the other half of it. */
export const VAPID_KEY =
  'BHnqjcTByb492B6kc99MUBu9QSovKhPgSzE1fOFNv9T2hv_5SD8h0iFAvJZ4_LuWtDYcNSaRSv7yBHIqd786gYg';
