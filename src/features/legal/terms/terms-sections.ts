import type { Site } from '#platform/site.ts';
import type { LegalSection } from '../legal-section.ts';
import { conduct } from './conduct.tsx';
import { law } from './law.tsx';
import { merchants } from './merchants.tsx';
import { theService } from './the-service.tsx';

export const termsSections = (site: Site): LegalSection[] => [
  ...theService(site),
  ...merchants(site),
  ...conduct(site),
  ...law(site),
];
