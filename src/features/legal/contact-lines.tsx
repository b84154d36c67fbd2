import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';
import { OPERATOR } from './operator.ts';

/** How the operator is reached, at the end of each legal text. */
export function ContactLines({ site }: { site: Site }) {
  return (
    <ul>
      <li>{OPERATOR}, registered in Belize</li>
      <li>
        Email: <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </li>
      <li>
        Phone: <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, '')}`}>{site.contactPhone}</a>
      </li>
      <li>
        Form: <Link to={paths.contact}>contact page</Link>
      </li>
    </ul>
  );
}
