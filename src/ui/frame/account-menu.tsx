import { ChevronDown } from 'lucide-react';
import { frame } from '#messages';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { AccountLinks, type HeaderAccount } from '#ui/frame/account-links.tsx';
import { useClosingDetails } from '#ui/frame/use-closing-details.ts';

/** Who is signed in, and what is theirs. */
export function AccountMenu({ account }: { account: HeaderAccount }) {
  const { menu, closeAfterChoice } = useClosingDetails();
  return (
    <details ref={menu} className="group relative sm:max-xl:min-w-22 sm:max-xl:shrink-99">
      <summary className="flex min-h-11 items-center gap-2 rounded-full py-0.5 pr-3 pl-0.5 text-small font-semibold transition hover:bg-surface-2">
        <Avatar
          name={account.name}
          src={account.portrait}
          size="small"
          kind={account.home === paths.businessEditor ? 'business' : 'specialist'}
        />
        <span className="sr-only">{frame.accountMenuOf}</span>
        <span dir="auto" className="max-w-[7em] truncate max-sm:sr-only xl:max-w-[4.5em]">
          {account.name}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 transition group-open:rotate-180" />
      </summary>
      <nav
        aria-label={frame.account}
        onClick={closeAfterChoice}
        className="absolute top-full right-0 z-10 mt-2 min-w-48 rounded-card bg-surface p-2 shadow-high"
      >
        <AccountLinks
          account={account}
          link="flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium transition hover:bg-surface-2 focus-visible:-outline-offset-2"
        />
      </nav>
    </details>
  );
}
