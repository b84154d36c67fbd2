import { ChevronDown } from 'lucide-react';
import { Form } from 'react-router';
import { frame } from '#messages';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { useClosingDetails } from '#ui/frame/use-closing-details.ts';
import { Link } from '#ui/link.tsx';

/** Who is signed in, as the header needs to know it. */
export interface HeaderAccount {
  name: string;
  /** Where this kind of account works: an editor or the staff's desk. */
  home: string;
  page?: string;
  portrait?: string;
}

/** What a signed-in visitor can go to, for the bar and for the phone's menu. */
export function AccountLinks({ account, link }: { account: HeaderAccount; link: string }) {
  const pages =
    account.home === paths.admin
      ? { [frame.administration]: paths.admin, [frame.account]: paths.account }
      : {
          [frame.myProfile]: account.home,
          [frame.dashboard]: paths.dashboard,
          [frame.account]: paths.account,
        };
  return (
    <ul>
      {Object.entries(pages).map(([label, to]) => (
        <li key={label}>
          <Link to={to} className={link}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Form method="post" action={paths.logout}>
          <button type="submit" className={link}>
            {frame.logOut}
          </button>
        </Form>
      </li>
    </ul>
  );
}

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
