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

export interface AdminSection {
  id: string;
  path: string;
  title: string;
  icon: LucideIcon;
  /** Which number of waiting things stands beside it. */
  count?: keyof StaffCounts;
  /** Has a place of its own in the phone's bar; the others are behind "More". */
  atThumb?: true;
}

/** Every section of the staff's desk, in its order. A new page is one entry here and one in src/routes.ts. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  {
    id: 'queue',
    path: paths.admin,
    title: 'Queue',
    icon: ListChecks,
    count: 'waiting',
    atThumb: true,
  },
  {
    id: 'reports',
    path: '/admin/reports',
    title: 'Reports',
    icon: Flag,
    count: 'reports',
    atThumb: true,
  },
  { id: 'reviews', path: '/admin/reviews', title: 'Reviews', icon: Star, atThumb: true },
  {
    id: 'inbox',
    path: '/admin/inbox',
    title: 'Inbox',
    icon: Inbox,
    count: 'messages',
    atThumb: true,
  },
  { id: 'featured', path: '/admin/featured', title: 'Featured', icon: Sparkles },
  { id: 'accounts', path: '/admin/accounts', title: 'Accounts', icon: Users },
  { id: 'search', path: '/admin/search', title: 'Search words', icon: SearchX },
  { id: 'log', path: paths.adminLog, title: 'Log', icon: History },
  { id: 'numbers', path: '/admin/numbers', title: 'Numbers', icon: ChartColumn },
  { id: 'security', path: paths.adminSecurity, title: 'Security', icon: ShieldCheck },
];
