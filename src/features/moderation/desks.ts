import {
  BadgeCheck,
  ChartColumn,
  FileInput,
  Copy,
  Flag,
  History,
  Inbox,
  ListChecks,
  MailPlus,
  Mails,
  SearchX,
  Settings,
  ShieldCheck,
  Sparkles,
  Star,
  UserCog,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { staff } from '#messages';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import type { Permission } from '#platform/staff-roles.rules.ts';
import type { StaffCounts } from './queue/waiting.server.ts';

/** The headings over the desks, in their order. */
export const DESK_GROUPS = ['daily', 'providers', 'site'] as const;
type DeskGroup = (typeof DESK_GROUPS)[number];

export interface Desk {
  path: string;
  name: keyof typeof staff.desks;
  icon: LucideIcon;
  /** Below which heading it stands. */
  group: DeskGroup;
  /** What somebody must be allowed to open it and all pages below its address. */
  needs: Permission;
  count?: keyof StaffCounts;
}

/** Those with a place of their own in the phone's bar; the others are behind "More". */
export const AT_THUMB: readonly Desk['name'][] = ['queue', 'reports', 'reviews', 'inbox'];

/** Desks whose list leaves as a file, as `desk-lists.server.ts` tells. */
export const LISTED_DESKS = [
  'queue',
  'reports',
  'reviews',
  'inbox',
  'featured',
  'accounts',
  'searchWords',
  'log',
  'numbers',
] as const;
export type ListedDesk = (typeof LISTED_DESKS)[number];

const IN_GROUPS: Record<DeskGroup, readonly Omit<Desk, 'group'>[]> = {
  daily: [
    { path: paths.admin, name: 'queue', icon: ListChecks, needs: 'approval', count: 'waiting' },
    { path: staffPaths.reports, name: 'reports', icon: Flag, needs: 'reports', count: 'reports' },
    { path: staffPaths.reviews, name: 'reviews', icon: Star, needs: 'reviews' },
    { path: staffPaths.inbox, name: 'inbox', icon: Inbox, needs: 'inbox', count: 'messages' },
    { path: staffPaths.claims, name: 'claims', icon: BadgeCheck, needs: 'claims', count: 'claims' },
  ],
  providers: [
    { path: staffPaths.accounts, name: 'accounts', icon: Users, needs: 'accounts' },
    { path: staffPaths.add, name: 'add', icon: UserPlus, needs: 'adding profiles' },
    { path: staffPaths.import, name: 'import', icon: FileInput, needs: 'import' },
    { path: staffPaths.invitations, name: 'invitations', icon: MailPlus, needs: 'invitations' },
    { path: staffPaths.mailings, name: 'mailings', icon: Mails, needs: 'mailings' },
    { path: staffPaths.duplicates, name: 'duplicates', icon: Copy, needs: 'duplicates' },
  ],
  site: [
    { path: staffPaths.featured, name: 'featured', icon: Sparkles, needs: 'featured' },
    { path: staffPaths.search, name: 'searchWords', icon: SearchX, needs: 'search words' },
    { path: staffPaths.numbers, name: 'numbers', icon: ChartColumn, needs: 'numbers' },
    { path: staffPaths.settings, name: 'settings', icon: Settings, needs: 'settings' },
    { path: staffPaths.staff, name: 'staff', icon: UserCog, needs: 'staff' },
    { path: staffPaths.log, name: 'log', icon: History, needs: 'log' },
    { path: staffPaths.security, name: 'security', icon: ShieldCheck, needs: 'own security' },
  ],
};

/**
 * Every desk of the staff, in its order: what waits for an answer first. A new desk is one entry above and one in
 * src/routes.ts; the layout lets nobody through to a page that belongs to none.
 */
export const DESKS: readonly Desk[] = DESK_GROUPS.flatMap((group) =>
  IN_GROUPS[group].map((desk) => ({ ...desk, group })),
);

/** The desk that a page belongs to. Items of the queue are the queue's; every other desk owns what is below its address. */
export const deskAt = (path: string): Desk | undefined =>
  DESKS.find((desk) =>
    desk.path === paths.admin
      ? path === desk.path || path.startsWith(`${desk.path}/queue/`)
      : path === desk.path || path.startsWith(`${desk.path}/`),
  );
