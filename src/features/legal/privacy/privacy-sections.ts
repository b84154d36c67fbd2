import type { LegalSection } from '../legal-section.ts';
import { cookies } from './cookies.tsx';
import type { PrivacyFacts } from './privacy-facts.ts';
import { safetyAndChanges } from './safety-and-changes.tsx';
import { whatWeCollect } from './what-we-collect.tsx';
import { whatWeDoWithIt } from './what-we-do-with-it.tsx';

export const privacySections = (facts: PrivacyFacts): LegalSection[] => [
  ...whatWeCollect(facts),
  ...cookies(facts),
  ...whatWeDoWithIt(facts),
  ...safetyAndChanges(facts),
];
