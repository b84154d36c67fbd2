import { Link } from 'react-router';
import { REVIEWED_WITHIN_HOURS } from '#features/profiles/profile.rules.ts';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import type { LegalSection } from '../legal-section.ts';

export const merchants = ({ name }: Site): LegalSection[] => [
  {
    id: 'accounts',
    title: 'Accounts and Security',
    body: (
      <>
        <p>
          To create an Account you give correct details and prove your login email with the code
          that we send to it. An Account is either for a specialist or for a business. Whoever wants
          both needs two Accounts with different login emails.
        </p>
        <p>
          Keep your password to yourself. What is done with your Account counts as done by you,
          unless you have told us that somebody else has got hold of it. Nobody from {name} will ask
          you for your password or for a code. You can see which devices are signed in, and sign
          them out, on your account page.
        </p>
      </>
    ),
  },
  {
    id: 'merchant-profiles',
    title: 'Merchant Profiles',
    body: (
      <>
        <p>A Merchant makes sure that the Profile</p>
        <ul>
          <li>is true, current and about the Merchant’s own work;</li>
          <li>names a phone number and, where given, an email at which the Merchant is reached;</li>
          <li>stands in the category and the place where the work is done;</li>
          <li>
            shows only pictures and videos that the Merchant may publish, with the agreement of the
            people in them.
          </li>
        </ul>
        <p>
          A Profile is public. Anybody can see it, including its phone number and work email, and it
          may be found through search engines. A Merchant can change it at any time, pause it so
          that visitors no longer find it, or delete it together with the Account.
        </p>
      </>
    ),
  },
  {
    id: 'review-of-profiles',
    title: 'Review of Profiles',
    body: (
      <>
        <p>
          Our staff review each new and each changed Profile within {REVIEWED_WITHIN_HOURS} hours. A
          Profile is live and searchable once the registration form is submitted, unless the
          registration page says that it becomes so once it is approved.
        </p>
        <p>
          We may approve a Profile, ask for a correction, or suspend it, and we tell the Merchant
          why. Approval means that a Profile looked right to us. It is no certificate: we do not
          examine licences, skills or workmanship.
        </p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'Fees',
    body: (
      <p>
        The Service is free for Clients and for Merchants. We charge no fee for signing up, for a
        Profile or for a contact, and we take no commission on anything that Merchants and Clients
        agree on. Should we ever offer something that costs money, it will be a choice of yours, and
        its price will be stated before you choose it. Questions are answered in our{' '}
        <Link to={paths.faq}>FAQ</Link>.
      </p>
    ),
  },
];
