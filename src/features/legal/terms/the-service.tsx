import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import type { LegalSection } from '../legal-section.ts';
import { OPERATOR } from '../operator.ts';

export const theService = ({ name }: Site): LegalSection[] => [
  {
    id: 'definitions',
    title: 'Definitions',
    body: (
      <>
        <p>In these terms, the following words have these meanings:</p>
        <dl>
          <dt>Service</dt>
          <dd>The website {name}, with everything that can be done on it.</dd>
          <dt>We, us, our</dt>
          <dd>{OPERATOR}, a company registered in Belize, which operates the Service.</dd>
          <dt>Merchant</dt>
          <dd>
            A person or an organisation that has an Account and offers services through a Profile,
            either as a specialist, who works under their own name, or as a business.
          </dd>
          <dt>Client</dt>
          <dd>
            Anybody who uses the Service to look for, contact, hire or review a Merchant. A Client
            needs no Account.
          </dd>
          <dt>You</dt>
          <dd>Whoever uses the Service, as a Merchant, as a Client or only to look around.</dd>
          <dt>Account</dt>
          <dd>
            What a Merchant creates by signing up, opened with a login email and a password. There
            are specialist accounts and business accounts.
          </dd>
          <dt>Profile</dt>
          <dd>The public page of a Merchant.</dd>
          <dt>Content</dt>
          <dd>
            Texts, pictures, videos, contact details, reviews, replies and messages that somebody
            places on the Service or sends through it.
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: 'agreement',
    title: 'Agreement to These Terms',
    body: (
      <>
        <p>
          By using the Service you agree to these terms. If you do not agree to them, please do not
          use it. By signing up, a Merchant confirms this agreement; no further step is needed.
        </p>
        <p>
          If you use the Service for an organisation, you confirm that you may act for it, and these
          terms hold for the organisation too. How we handle personal data is told in our{' '}
          <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'our-service',
    title: 'Our Service',
    body: (
      <>
        <p>
          The Service is a directory. It lets Merchants present what they do, and lets Clients find
          and contact them. It is not a shop, an employer, an agent, a broker or an escrow: we do
          not take bookings or payments, and we do not send anybody to do work.
        </p>
        <p>
          We may add, change or remove parts of the Service, and it may be unavailable at times, for
          example for maintenance. Some profiles may be made up for demonstration; they are marked
          as such.
        </p>
      </>
    ),
  },
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <>
        <p>
          You must be at least 13 years old to use the Service. If you are not yet of age, a parent
          or guardian must agree to your use of it and to these terms.
        </p>
        <p>
          Merchants must be allowed to offer their services in Belize. Licences, permits, insurance
          and taxes that their work requires are their own responsibility.
        </p>
      </>
    ),
  },
];
