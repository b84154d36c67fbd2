import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { ContactLines } from '../contact-lines.tsx';
import type { LegalSection } from '../legal-section.ts';

export const law = (site: Site): LegalSection[] => [
  {
    id: 'suspension-and-ending',
    title: 'Suspension and Ending',
    body: (
      <>
        <p>
          You may stop using the Service at any time. A Merchant can delete the Account on the
          account page: the Profile, its pictures and videos and the reviews about it are then
          deleted at once and cannot be brought back.
        </p>
        <p>
          We may remove Content, or suspend or end an Account, when these terms or the law are
          broken, or to protect others. We tell the Merchant the reason, unless the law forbids it
          or it would do harm. Whoever thinks that we are wrong may{' '}
          <Link to={paths.contact}>write to us</Link>, and somebody will look at it again.
        </p>
      </>
    ),
  },
  {
    id: 'disclaimers-and-liability',
    title: 'Disclaimers and Liability',
    body: (
      <>
        <p>
          We take care, but we offer the Service as it is. We do not promise that it is always
          available or free of mistakes, that a Profile or a review is true, or that a Merchant or a
          Client will do what they say.
        </p>
        <p>
          As far as the law allows, we are not liable for what Merchants and Clients do or fail to
          do, for the Content of others, for other websites, for lost profit or lost data, or for
          indirect damage. Nothing in these terms excludes liability that the law does not allow to
          be excluded, such as for fraud or for death or injury caused by our negligence.
        </p>
        <p>
          If somebody makes a claim against us because you have broken these terms or the law, you
          will make good the loss that this causes us.
        </p>
      </>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing Law and Changes',
    body: (
      <>
        <p>
          These terms are governed by the laws of Belize, and the courts of Belize decide disputes
          about them. Rights that the law of your own country gives you as a consumer and that
          cannot be waived stay as they are. If one part of these terms does not hold, the others
          still do. If we do not insist on a right once, we do not give it up.
        </p>
        <p>
          We may change these terms. The date at the top tells when they were last updated. If a
          change matters to you, we announce it on the Service or by email before it takes effect.
          Whoever goes on using the Service after that agrees to the changed terms.
        </p>
      </>
    ),
  },
  {
    id: 'contact-information',
    title: 'Contact Information',
    body: (
      <>
        <p>Questions about these terms reach us here:</p>
        <ContactLines site={site} />
      </>
    ),
  },
];
