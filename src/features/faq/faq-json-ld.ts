import type { FaqFacts } from './faq-facts.ts';
import { itemsOf, plainAnswer } from './faq-item.ts';
import { generalSection } from './faq-sections.ts';

/** The general questions in the words of schema.org; categories are no questions. */
export const faqJsonLd = (facts: FaqFacts): object => ({
  '@type': 'FAQPage',
  mainEntity: itemsOf(generalSection(facts)).map((item) => ({
    '@type': 'Question',
    name: item.question,
    acceptedAnswer: { '@type': 'Answer', text: plainAnswer(item) },
  })),
});
