import { businessSection, specialistSection } from './category-sections.ts';
import type { FaqFacts } from './faq-facts.ts';
import type { FaqSection } from './faq-item.ts';
import { accountQuestions } from './general/account-questions.ts';
import { providerQuestions } from './general/provider-questions.ts';
import { safetyQuestions } from './general/safety-questions.ts';
import { visitorQuestions } from './general/visitor-questions.ts';

export const generalSection = (facts: FaqFacts): FaqSection => ({
  id: 'general-questions',
  title: 'General questions',
  intro: 'How it works, for those who search and for those who want to be found.',
  groups: [
    { title: 'Finding somebody', items: visitorQuestions(facts) },
    { title: 'Being found', items: providerQuestions(facts) },
    { title: 'Your account', items: accountQuestions(facts) },
    { title: 'Safety and privacy', items: safetyQuestions(facts) },
  ],
});

export const faqSections = (facts: FaqFacts): FaqSection[] => [
  specialistSection,
  businessSection,
  generalSection(facts),
];
