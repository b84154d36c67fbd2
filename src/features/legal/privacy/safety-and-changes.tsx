import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ContactLines } from '../contact-lines.tsx';
import type { LegalSection } from '../legal-section.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

export const safetyAndChanges = ({ site }: PrivacyFacts): LegalSection[] => [
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        We protect data with care: connections are encrypted, passwords and codes are stored only in
        scrambled form, attempts to guess them are limited, contact details are left out of lists,
        and what our staff do is recorded. Still, no way of sending or keeping data is perfectly
        safe, and we cannot promise that it is. If a breach of security touches your data, we tell
        you.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children Under 13',
    body: (
      <p>
        The Service is not for children under 13, and we do not knowingly collect Personal Data from
        them. If you are a parent or guardian and believe that your child has given us data, please{' '}
        <Link to={paths.contact}>tell us</Link>, and we delete it.
      </p>
    ),
  },
  {
    id: 'other-sites',
    title: 'Links to Other Sites',
    body: (
      <p>
        Profiles and our own pages link to websites and apps of others, such as WhatsApp, YouTube,
        Vimeo, Facebook, Instagram and TikTok. We have no influence on them and are not responsible
        for what they do with data. Please read their policies.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to This Policy',
    body: (
      <p>
        We may change this policy. The date at the top tells when it was last updated. If a change
        matters to you, we announce it on the Service or by email before it takes effect.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>Questions about this policy and about your data reach us here:</p>
        <ContactLines site={site} />
      </>
    ),
  },
];
