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
  /** Has a place of its own in the phone's bar; the others are behind "More". */
  atThumb?: true;
}

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

/**
 * Every desk of the staff, in its order: what waits for an answer first. A new desk is one entry here and one in src/routes.ts; the layout lets nobody
 * through to a page that belongs to none.
 */
export const DESKS: readonly Desk[] = [
  {
    path: paths.admin,
    name: 'queue',
    group: 'daily',
    icon: ListChecks,
    needs: 'approval',
    count: 'waiting',
    atThumb: true,
  },
  {
    path: staffPaths.reports,
    name: 'reports',
    group: 'daily',
    icon: Flag,
    needs: 'reports',
    count: 'reports',
    atThumb: true,
  },
  {
    path: staffPaths.reviews,
    name: 'reviews',
    group: 'daily',
    icon: Star,
    needs: 'reviews',
    atThumb: true,
  },
  {
    path: staffPaths.inbox,
    name: 'inbox',
    group: 'daily',
    icon: Inbox,
    needs: 'inbox',
    count: 'messages',
    atThumb: true,
  },
  {
    path: staffPaths.claims,
    name: 'claims',
    group: 'daily',
    icon: BadgeCheck,
    needs: 'claims',
    count: 'claims',
  },
  {
    path: staffPaths.accounts,
    name: 'accounts',
    group: 'providers',
    icon: Users,
    needs: 'accounts',
  },
  {
    path: staffPaths.add,
    name: 'add',
    group: 'providers',
    icon: UserPlus,
    needs: 'adding profiles',
  },
  { path: staffPaths.import, name: 'import', group: 'providers', icon: FileInput, needs: 'import' },
  {
    path: staffPaths.invitations,
    name: 'invitations',
    group: 'providers',
    icon: MailPlus,
    needs: 'invitations',
  },
  {
    path: staffPaths.mailings,
    name: 'mailings',
    group: 'providers',
    icon: Mails,
    needs: 'mailings',
  },
  {
    path: staffPaths.duplicates,
    name: 'duplicates',
    group: 'providers',
    icon: Copy,
    needs: 'duplicates',
  },
  { path: staffPaths.featured, name: 'featured', group: 'site', icon: Sparkles, needs: 'featured' },
  {
    path: staffPaths.search,
    name: 'searchWords',
    group: 'site',
    icon: SearchX,
    needs: 'search words',
  },
  { path: staffPaths.numbers, name: 'numbers', group: 'site', icon: ChartColumn, needs: 'numbers' },
  { path: staffPaths.settings, name: 'settings', group: 'site', icon: Settings, needs: 'settings' },
  { path: staffPaths.staff, name: 'staff', group: 'site', icon: UserCog, needs: 'staff' },
  { path: staffPaths.log, name: 'log', group: 'site', icon: History, needs: 'log' },
  {
    path: staffPaths.security,
    name: 'security',
    group: 'site',
    icon: ShieldCheck,
    needs: 'own security',
  },
];

/** The desk that a page belongs to. Items of the queue are the queue's; every other desk owns what is below its address. */
export const deskAt = (path: string): Desk | undefined =>
  DESKS.find((desk) =>
    desk.path === paths.admin
      ? path === desk.path || path.startsWith(`${desk.path}/queue/`)
      : path === desk.path || path.startsWith(`${desk.path}/`),
  );
