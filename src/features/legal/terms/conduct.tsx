import { Link } from 'react-router';
import { contactPath } from '#features/messages/contact-path.ts';
import type { Site } from '#platform/site.ts';
import type { LegalSection } from '../legal-section.ts';

export const conduct = ({ name }: Site): LegalSection[] => [
  {
    id: 'dealings',
    title: 'Dealings Between Merchants and Clients',
    body: (
      <>
        <p>
          A contract about work, goods or anything else is made between the Merchant and the Client
          alone. We are not a party to it, and we are not responsible for whether it is made, kept
          or paid. Price, time, quality, guarantees, cancellation and taxes are matters between the
          two of you.
        </p>
        <p>
          Please settle disagreements with each other. We are not obliged to decide them, but we
          want to know about dishonest or dangerous behaviour:{' '}
          <Link to={contactPath('abuse-report')}>report it to us</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'ratings-and-reviews',
    title: 'Ratings and Reviews',
    body: (
      <>
        <p>
          A Client who has dealt with a Merchant may review them after proving an email address. A
          review tells the Client’s own experience, honestly and without insult. There is one review
          for each Client and Merchant. Merchants must not review themselves or have themselves
          reviewed, nor pay for reviews or threaten because of them. A Merchant may reply to each
          review once, in public.
        </p>
        <p>
          We publish reviews whatever their rating. We remove one only when it breaks these terms or
          the law, and we state the reason in public.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable Use',
    body: (
      <>
        <p>You must not use the Service to</p>
        <ul>
          <li>break the law, or offer or ask for anything unlawful;</li>
          <li>deceive, harass, threaten, discriminate against or endanger anybody;</li>
          <li>pretend to be somebody else, or publish somebody’s details without permission;</li>
          <li>send advertising or the same message to many people;</li>
          <li>collect contact details from Profiles by program or in bulk;</li>
          <li>
            get around our limits, disturb the Service, look for its weak points or spread harmful
            software. If you have found a weakness by chance, please tell us.
          </li>
        </ul>
        <p>
          Anybody may report a Profile or a review. A person decides about each report; until then
          what was reported stays as it is.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Content and Intellectual Property',
    body: (
      <>
        <p>
          Your Content stays yours. You allow us, free of charge, to store it, to show it on the
          Service, to adapt its size and format, and to show it in links to your Profile and in
          search engines, for as long as it is on the Service. You confirm that you have the right
          to allow this.
        </p>
        <p>
          The name {name}, the design, the drawings and the software of the Service belong to us or
          to those who have licensed them to us. You may link to any page. If you believe that
          something here violates your rights, <Link to={contactPath('abuse-report')}>tell us</Link>
          , and we will look into it.
        </p>
      </>
    ),
  },
];
