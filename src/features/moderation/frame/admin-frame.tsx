import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staff } from '#messages';
import { paths } from '#platform/paths.ts';
import { AccountMenu, type HeaderAccount } from '#ui/frame/account-links.tsx';
import { Logo } from '#ui/frame/logo.tsx';
import type { Site } from '#platform/site.ts';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import type { StaffRole } from '#platform/staff-roles.rules.ts';
import type { StaffCounts } from '../queue/waiting.server.ts';
import { AdminBottomBar, AdminNav } from './admin-nav.tsx';
import './admin.css';

interface AdminFrameProps {
  site: Pick<Site, 'name' | 'logo'>;
  account: HeaderAccount | null | undefined;
  role: StaffRole | undefined;
  counts: StaffCounts | undefined;
  children: ReactNode;
}

export function AdminFrame({ site, account, role, counts, children }: AdminFrameProps) {
  return (
    <div className="admin" lang={staff.language}>
      <header className="admin-bar" data-print="off">
        <Link to={paths.home} className="flex items-center gap-3 rounded-control py-1.5">
          <Logo {...site} />
          <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-tiny font-semibold text-accent-strong max-[22rem]:sr-only">
            {staff.badge}
          </span>
          <span className="sr-only">{staff.toTheSite}</span>
        </Link>
        <span className="grow" />
        <ThemeSwitch />
        {account && <AccountMenu account={account} />}
      </header>
      <ToastRegion />
      <AdminNav role={role} counts={counts} />
      <main id="main" tabIndex={-1} className="admin-main">
        {children}
      </main>
      <AdminBottomBar role={role} counts={counts} />
    </div>
  );
}
