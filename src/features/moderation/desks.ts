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
import type { staff } from '#messages';
import { paths } from '#platform/paths.ts';
import type { StaffCounts } from './queue/waiting.server.ts';

export interface Desk {
  path: string;
  name: keyof typeof staff.desks;
  icon: LucideIcon;
  count?: keyof StaffCounts;
  /** Has a place of its own in the phone's bar; the others are behind "More". */
  atThumb?: true;
}

/** Every desk of the staff, in its order. A new page is one entry here and one in src/routes.ts. */
export const DESKS: readonly Desk[] = [
  { path: paths.admin, name: 'queue', icon: ListChecks, count: 'waiting', atThumb: true },
  { path: paths.adminReports, name: 'reports', icon: Flag, count: 'reports', atThumb: true },
  { path: paths.adminReviews, name: 'reviews', icon: Star, atThumb: true },
  { path: paths.adminInbox, name: 'inbox', icon: Inbox, count: 'messages', atThumb: true },
  { path: '/admin/featured', name: 'featured', icon: Sparkles },
  { path: paths.adminAccounts, name: 'accounts', icon: Users },
  { path: '/admin/search', name: 'searchWords', icon: SearchX },
  { path: paths.adminLog, name: 'log', icon: History },
  { path: '/admin/numbers', name: 'numbers', icon: ChartColumn },
  { path: paths.adminSecurity, name: 'security', icon: ShieldCheck },
];
