import { plainText, type PackText, type TextLine } from '#platform/pack-text.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export interface FaqSection {
  id: string;
  title: string;
  intro: string;
  /** Where it is not the language of the page. */
  lang?: PackText['lang'];
  accent?: ProviderKind;
  groups: readonly FaqGroup[];
}

export interface FaqGroup {
  title?: string;
  items: readonly FaqItem[];
}

export interface FaqItem {
  id: string;
  question: string;
  answer: readonly TextLine[];
  examples?: readonly string[];
  more?: { text: string; to: string };
}

export const itemsOf = ({ groups }: FaqSection): readonly FaqItem[] =>
  groups.flatMap(({ items }) => items);

export const plainAnswer = ({ answer }: FaqItem): string => answer.map(plainText).join('\n');

/** The general questions in the words of schema.org; categories are no questions. */
export const faqJsonLd = (sections: readonly FaqSection[]): object => ({
  '@type': 'FAQPage',
  mainEntity: itemsOf(sections.at(-1)!).map((item) => ({
    '@type': 'Question',
    name: item.question,
    acceptedAnswer: { '@type': 'Answer', text: plainAnswer(item) },
  })),
});
