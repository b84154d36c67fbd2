import { Form } from 'react-router';
import { frame } from '#messages';
import { Link } from '#ui/link.tsx';
import { paths } from '#platform/paths.ts';

/** Who is signed in, as the header needs to know it. */
export interface HeaderAccount {
  name: string;
  /** Where this kind of account works: an editor or the staff's desk. */
  home: string;
  page?: string;
  portrait?: string;
}

type PageName = 'administration' | 'myProfile' | 'dashboard' | 'account';

/** What a signed-in visitor can go to, for the bar and for the phone's menu. */
export function AccountLinks({ account, link }: { account: HeaderAccount; link: string }) {
  const pages: Partial<Record<PageName, string>> =
    account.home === paths.admin
      ? { administration: paths.admin, account: paths.account }
      : { myProfile: account.home, dashboard: paths.dashboard, account: paths.account };
  return (
    <ul>
      {Object.entries(pages).map(([name, to]) => (
        <li key={name}>
          <Link to={to} className={link}>
            {frame[name as PageName]}
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
