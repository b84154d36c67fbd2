export const title = 'Questions and answers';
export const description =
  'Which category fits your work, how to find and contact somebody, how profiles are reviewed, and how to look after your account.';
export const heading = 'Frequently asked questions';
export const intro = 'What belongs where, how everything works, and whom to ask.';
export const questions = 'Questions';
export const findQuestion = 'Find a question';
export const examples = 'Password, plumber, photos …';
export const count = (total: number) => `${total} questions`;
export const countOf = (found: number, total: number) => `${found} of ${total} questions`;
export const parts = 'Parts of this page';
export const specialistsTitle = 'Specialist occupation categories';
export const specialistsIntro =
  'Which category does a person’s work belong to? Open one to see examples.';
export const specialistsAre = 'Occupations in this category are, for example:';
export const seeSpecialists = (category: string) => `See specialists in ${category}`;
export const businessesTitle = 'Business sectors';
export const businessesIntro = 'Which sector is a business in? Four examples of each.';
export const businessesAre = 'Businesses in this sector are, for example:';
export const seeBusinesses = (sector: string) => `See businesses in ${sector}`;
export const copyLink = 'Copy link';
export const copyLinkTo = (question: string) => `Copy link to “${question}”`;
export const linkCopied = 'Link copied. It opens this answer.';
export const copyToShare = (url: string) => `Copy this link to share the answer: ${url}`;
export const noneSpeaksOf = (typed: string) => `No question speaks of “${typed}”.`;
export const tryAnother = 'Try a single word, or write to us: we answer every message.';
export const showAll = 'Show all questions';
export const askUs = 'Ask us';
