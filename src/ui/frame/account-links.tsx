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
