import type { Session } from '#platform/session-context.server.ts';

export type AccountKind = Session['account']['kind'];

const SECTIONS = [
  { id: 'email', title: 'Login email', forStaff: true },
  { id: 'work-email', title: 'Work email', forStaff: false },
  { id: 'password', title: 'Password', forStaff: true },
  { id: 'devices', title: 'Devices', forStaff: true },
  { id: 'visibility', title: 'Profile visibility', forStaff: false },
  { id: 'data', title: 'Download my data', forStaff: false },
  { id: 'delete', title: 'Delete my account', forStaff: false },
] as const;

export type AccountSectionId = (typeof SECTIONS)[number]['id'];

/** The parts of the page in their order. Staff have no profile, and their account is not theirs to delete. */
export const accountSections = (kind: AccountKind) =>
  SECTIONS.filter(({ forStaff }) => forStaff || kind !== 'admin');

export const accountSectionTitle = (id: AccountSectionId) =>
  SECTIONS.find((section) => section.id === id)!.title;
