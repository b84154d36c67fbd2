import {
  ChartColumn,
  Flag,
  History,
  Inbox,
  ListChecks,
  SearchX,
  ShieldCheck,
  Sparkles,
  Star,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#platform/paths.ts';
import type { StaffCounts } from './queue/waiting.server.ts';

export interface Desk {
  path: string;
  title: string;
  icon: LucideIcon;
  count?: keyof StaffCounts;
  /** Has a place of its own in the phone's bar; the others are behind "More". */
  atThumb?: true;
}

/** Every desk of the staff, in its order. A new page is one entry here and one in src/routes.ts. */
export const DESKS: readonly Desk[] = [
  { path: paths.admin, title: 'Queue', icon: ListChecks, count: 'waiting', atThumb: true },
  { path: paths.adminReports, title: 'Reports', icon: Flag, count: 'reports', atThumb: true },
  { path: paths.adminReviews, title: 'Reviews', icon: Star, atThumb: true },
  { path: paths.adminInbox, title: 'Inbox', icon: Inbox, count: 'messages', atThumb: true },
  { path: '/admin/featured', title: 'Featured', icon: Sparkles },
  { path: paths.adminAccounts, title: 'Accounts', icon: Users },
  { path: '/admin/search', title: 'Search words', icon: SearchX },
  { path: paths.adminLog, title: 'Log', icon: History },
  { path: '/admin/numbers', title: 'Numbers', icon: ChartColumn },
  { path: paths.adminSecurity, title: 'Security', icon: ShieldCheck },
];
