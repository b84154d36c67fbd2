import { Link } from 'react-router';
import { CODE_KEPT_HOURS } from '#features/accounts/email-code.rules.ts';
import { contactPath } from '#features/messages/contact-path.ts';
import { paths } from '#platform/paths.ts';
import type { LegalSection } from '../legal-section.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

export const whatWeDoWithIt = ({ site: { name } }: PrivacyFacts): LegalSection[] => [
  {
    id: 'purposes',
    title: 'What We Use Data For',
    body: (
      <>
        <p>We use Personal Data</p>
        <ul>
          <li>to show profiles and reviews, and to make them findable;</li>
          <li>to let providers log in, edit their Profile and see how often it was found;</li>
          <li>to prove with a code that an email address is yours;</li>
          <li>to pass on messages, and to answer yours;</li>
          <li>
            to tell you about your own Account, such as a new password or an approved Profile;
          </li>
          <li>to review profiles, to look into reports, and to prevent abuse and fraud;</li>
          <li>to keep the Service running, and to do what the law requires of us.</li>
        </ul>
        <p>
          We send no advertising, build no profiles of visitors’ behaviour, and decide nothing about
          anybody by program alone.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    body: (
      <>
        <p>We do not sell or rent Personal Data. Others come to see it only in these cases:</p>
        <ul>
          <li>
            What stands in a Profile, including its phone number and work email, is public. So are
            reviews, with the first name of their author, and replies.
          </li>
          <li>A message to a provider goes to that provider, with your name and email address.</li>
          <li>
            Companies that work for us, such as those that run our servers or deliver our mail, get
            what they need for that and may use it for nothing else.
          </li>
          <li>Our staff see what they need in order to review, to help and to decide reports.</li>
        </ul>
        <p>
          When you press a call, WhatsApp or email button, or start a video from another website,
          you leave the Service, and the other company learns what its own policy says.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Retention',
    body: (
      <ul>
        <li>An Account and its Profile are kept until you delete them.</li>
        <li>A paused Profile is kept, but only you can see it.</li>
        <li>
          Counts of views and taps are added up by day after 48 hours; only the sums are kept, and
          they go with the Profile.
        </li>
        <li>Codes work for 10 minutes.</li>
        <li>
          Messages to us are kept as long as we need them to answer and to show what was agreed.
          Messages to providers are not kept after they are passed on. Reviews are kept until they
          are removed or the reviewed Profile is deleted.
        </li>
        <li>The address that a code was sent to is kept for {CODE_KEPT_HOURS} hours.</li>
        <li>Reports are kept until what was reported is deleted.</li>
        <li>
          A record of what our staff have decided is kept, so that decisions can be checked later.
        </li>
        <li>
          Copies that we make against loss of data may hold what was deleted until they are replaced
          by newer ones. They serve no other purpose.
        </li>
      </ul>
    ),
  },
  {
    id: 'transfer',
    title: 'Transfer',
    body: (
      <p>
        Our servers, and the companies that work for us, may be in other countries than Belize and
        than yours, where other laws on data protection hold. Wherever it is, we protect Personal
        Data as this policy says, and give it only to those who do the same. Profiles are public and
        can be read all over the world.
      </p>
    ),
  },
  {
    id: 'deletion-rights',
    title: 'Your Right to Delete, Correct and Take Along',
    body: (
      <>
        <p>
          On your <Link to={paths.account}>account page</Link> you can delete your Account yourself.
          Your Profile, pictures, videos, sessions and the reviews about you are then deleted at
          once, and nobody can bring them back. You can also correct everything in your Profile,
          pause it, change your login email, and download a copy of all that belongs to your Account
          in one file.
        </p>
        <p>
          If you cannot log in, or if you have written a review, a message or a report and want to
          know, correct or delete what we hold,{' '}
          <Link to={contactPath('account-deletion')}>ask us</Link>. We do it once we are sure that
          the data is yours, unless the law obliges us to keep it. {name} never asks for money for
          this.
        </p>
      </>
    ),
  },
  {
    id: 'disclosure',
    title: 'Disclosure',
    body: (
      <>
        <p>We may disclose Personal Data</p>
        <ul>
          <li>when the law, a court or an authority that is entitled to it requires it;</li>
          <li>to protect the rights, the property or the safety of people, or of the Service;</li>
          <li>to prevent or look into wrongdoing in connection with the Service;</li>
          <li>
            if the Company is merged or sold, or hands over the Service. We say so on the Service
            before another policy holds for your data.
          </li>
        </ul>
      </>
    ),
  },
];
