import { faq } from '#messages';
import { CODE_MINUTES } from '#features/accounts/email-code.rules.ts';
import { addressWith } from '#features/directory/address-with.ts';
import { KINDS } from '#features/directory/kinds.ts';
import { PICTURE_SLOTS } from '#features/media/picture.rules.ts';
import { VIDEO_MAX_BYTES } from '#features/media/video.rules.ts';
import { DISTRICTS, LOCATIONS } from '#features/profiles/locations.rules.ts';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { REVIEW_EDITABLE_DAYS } from '#features/profiles/rating.rules.ts';
import { readText } from '#platform/pack-text.server.ts';
import { plainText, type TextBlock, type TextLine, type TextPart } from '#platform/pack-text.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { ALLOWED_EMAIL_DOMAINS, examples } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { FaqItem, FaqSection } from './faq-section.ts';

interface FaqFacts {
  siteName: string;
  /** Profiles show only after somebody has looked at them. */
  reviewedFirst: boolean;
  /** Absent where the built-in list holds. */
  allowedDomains: readonly string[] | undefined;
}

export const faqSections = (facts: FaqFacts): FaqSection[] => [
  {
    id: 'specialist-categories',
    title: faq.specialistsTitle,
    intro: faq.specialistsIntro,
    ...categoriesOf(
      'specialist',
      examples.specialistExamples,
      faq.specialistsAre,
      faq.seeSpecialists,
    ),
  },
  {
    id: 'business-sectors',
    title: faq.businessesTitle,
    intro: faq.businessesIntro,
    ...categoriesOf('business', examples.businessExamples, faq.businessesAre, faq.seeBusinesses),
  },
  generalSection(facts),
];

function categoriesOf(
  kind: ProviderKind,
  examplesOf: Readonly<Record<string, readonly string[]>>,
  answer: string,
  see: (category: string) => string,
): Pick<FaqSection, 'accent' | 'groups'> {
  const { path, categories, categoryField } = KINDS[kind];
  const items = categories.map((category) => ({
    id: `${kind}-${category.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    question: withSign(category),
    answer: [[answer]],
    examples: examplesOf[category]!,
    more: {
      text: see(withSign(category)),
      to: addressWith(path, [[categoryField, category]]),
    },
  }));
  return { accent: kind, groups: [{ items }] };
}

function withSign(category: string): string {
  return categoryName(category).replaceAll(' and ', ' & ');
}

function generalSection(facts: FaqFacts): FaqSection {
  const { id, title, blocks, parts, lang } = readText('faq.md', faqValues(facts));
  const groups = parts.map((group) => ({ title: group.title, items: group.parts.map(readItem) }));
  return { id, title, intro: plainText(lineOf(blocks[0]!)), lang, groups };
}

export function faqValues({ siteName, reviewedFirst, allowedDomains }: FaqFacts) {
  const domains = allowedDomains ?? ALLOWED_EMAIL_DOMAINS;
  const { profile, background, showcase } = PICTURE_SLOTS;
  return {
    siteName,
    approvedFirst: reviewedFirst,
    approvalHours: APPROVAL_HOURS,
    anyEmail: domains.includes('*'),
    emailDomains: domains.join(', '),
    codeMinutes: CODE_MINUTES,
    districts: DISTRICTS.map(placeName).join(', '),
    places: LOCATIONS.map(placeName).join(', '),
    placeCount: LOCATIONS.length,
    profilePictureMegabytes: megabytes(profile.maxBytes),
    bannerMegabytes: megabytes(background.maxBytes),
    showcasePictures: showcase.maxCount,
    showcaseMegabytes: megabytes(showcase.maxBytes),
    videoMegabytes: megabytes(VIDEO_MAX_BYTES),
    reviewEditableDays: REVIEW_EDITABLE_DAYS,
  };
}

const megabytes = (bytes: number) => bytes / 1024 ** 2;

/** A last paragraph that is a link and nothing else leads on from the answer. */
function readItem({ id, title, blocks }: TextPart): FaqItem {
  const lines = blocks.map(lineOf);
  const [link, ...others] = lines.at(-1)!;
  return typeof link === 'object' && 'to' in link && others.length === 0
    ? { id, question: title, answer: lines.slice(0, -1), more: link }
    : { id, question: title, answer: lines };
}

function lineOf(block: TextBlock): TextLine {
  if (block.kind !== 'paragraph') throw new Error('The FAQ shows paragraphs alone.');
  return block.line;
}
