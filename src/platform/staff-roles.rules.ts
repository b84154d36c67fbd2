/** From the least to the most: each may do all that those before it may. */
export const STAFF_ROLES = ['reviewer', 'editor', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** What staff do, by subject, and from which role on. Every desk needs one of these; an act in it may need another. */
export const FIRST_ROLE = {
  approval: 'reviewer',
  reports: 'reviewer',
  reviews: 'reviewer',
  inbox: 'reviewer',
  'own security': 'reviewer',
  featured: 'editor',
  'search words': 'editor',
  'adding profiles': 'editor',
  import: 'editor',
  invitations: 'editor',
  claims: 'editor',
  duplicates: 'editor',
  /** To find one, and to send its owner a code. */
  accounts: 'editor',
  /** To sign somebody out, to suspend and to delete. */
  'account standing': 'admin',
  staff: 'admin',
  settings: 'admin',
  mailings: 'admin',
  log: 'admin',
  numbers: 'admin',
} as const satisfies Record<string, StaffRole>;

export type Permission = keyof typeof FIRST_ROLE;

/** Whoever is no staff has no role. */
export const mayDo = (role: StaffRole | undefined, permission: Permission): boolean =>
  role !== undefined && STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(FIRST_ROLE[permission]);
