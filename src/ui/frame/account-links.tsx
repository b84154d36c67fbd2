import { Form, Link } from 'react-router';
import { paths } from '#platform/paths.ts';

/** Who is signed in, as the header needs to know it. */
export interface HeaderAccount {
  name: string;
  /** Where this kind of account works: an editor or the staff's desk. */
  home: string;
}

/** What a signed-in visitor can go to, for the bar and for the phone's menu. */
export function AccountLinks({ account, link }: { account: HeaderAccount; link: string }) {
  return (
    <ul>
      <li>
        <Link to={account.home} className={link}>
          {account.home === paths.admin ? 'Administration' : 'My profile'}
        </Link>
      </li>
      {account.home !== paths.admin && (
        <li>
          <Link to={paths.dashboard} className={link}>
            Dashboard
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.account} className={link}>
          Account
        </Link>
      </li>
      <li>
        <Form method="post" action={paths.logout}>
          <button type="submit" className={link}>
            Log out
          </button>
        </Form>
      </li>
    </ul>
  );
}
