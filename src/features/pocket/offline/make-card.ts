import { results, shown } from '#messages';
import { telHref, whatsappHref } from '#features/profile-page/contact-links.rules.ts';
import { factWords } from '#features/profiles/fact-words.rules.ts';
import { openNow } from '#features/profiles/open-now.rules.ts';
import { withoutPastHours } from '#features/profiles/passing-hours.rules.ts';
import { displayPhone, waysToReach } from '#features/profiles/phone.rules.ts';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { pageHref } from '#platform/language.ts';
import { categoryName, languageName, placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { initials } from '#ui/initials.ts';
import type { PocketProvider } from '../pack-pocket.ts';
import type { FoundInPocket } from '../search-pocket.ts';

interface CardOptions {
  siteName: string;
  /** With all that is known. */
  whole?: boolean;
}

type Shown = Pick<FoundInPocket, 'provider'> & Partial<FoundInPocket>;

export function makeCard(
  { provider, why = '', distance = 0 }: Shown,
  { siteName, whole = false }: CardOptions,
): HTMLElement {
  const { kind, id, name, headline, category, location, offers, demo } = provider;
  const facts = withoutPastHours(provider.facts);
  const template = document.querySelector<HTMLTemplateElement>(`#${kind}-card`)!;
  const card = document.importNode(template.content, true).firstElementChild as HTMLElement;
  card.querySelector('.avatar > span')!.textContent = initials(name);
  const link = slot<HTMLAnchorElement>(card, 'name');
  link.textContent = name;
  link.href = pageHref(paths[kind](id));
  if (!demo) slot(card, 'demo').remove();
  fill(card, 'headline', headline || categoryName(category));
  fill(
    card,
    'place',
    [placeName(location), distance && `${distance} km`].filter(Boolean).join(' · '),
  );
  showFacts(slot(card, 'facts'), facts);
  fill(card, 'why', why, 'span');
  showContact(card, provider, siteName);
  fill(card, 'category', categoryName(category));
  fill(card, 'offers', offers, 'p');
  fill(card, 'week', facts.hours ? factWords(facts, 'hours') : '', 'p');
  fill(card, 'areas', factWords(facts, 'areas'), 'p');
  card.querySelector('summary')!.ariaLabel = results.moreAbout(name);
  slot<HTMLDetailsElement>(card, 'details').open = whole;
  return card;
}

function showFacts(line: HTMLElement, facts: PocketProvider['facts']): void {
  const { hours, price, languages, emergency } = facts;
  const open = hours && openNow(hours, new Date());
  const others = [
    price && shown.from(priceWords(price)),
    emergency && shown.emergencyCalls,
    languages?.map(languageName).join(', '),
  ].filter((each) => typeof each === 'string' && each !== '');
  const says = open ? element('b', open.says) : null;
  if (says) says.dataset.open = String(open!.isOpen);
  const spans = others.map((fact) => {
    const span = element('span', String(fact));
    span.toggleAttribute('data-emergency', fact === shown.emergencyCalls);
    return span;
  });
  // A space between them, for those who hear them.
  line.append(...(says ? [says] : []), ...spans.flatMap((span) => [' ', span]));
  if (!line.hasChildNodes()) line.remove();
}

/** The number is here: it is called without a connection. */
function showContact(card: HTMLElement, provider: PocketProvider, siteName: string): void {
  const { phone, whatsapp, name, kind } = provider;
  const ways = waysToReach(phone, whatsapp);
  if (!phone || ways.length === 0) return slot(card, 'contact').remove();
  const number = displayPhone(phone)!;
  const call = slot<HTMLAnchorElement>(card, 'call');
  call.href = telHref(phone);
  const says = `${results.call} ${number}`;
  call.querySelector('span')!.textContent = says;
  call.ariaLabel = `${says}, ${name}`;
  const chat = slot<HTMLAnchorElement>(card, 'whatsapp');
  if (!ways.includes('whatsapp')) return chat.remove();
  const shortName = kind === 'specialist' ? name.split(' ')[0]! : name;
  chat.href = whatsappHref(phone, { shortName, siteName });
  chat.ariaLabel = `WhatsApp ${name}`;
}

/** The part of the page, or of a card, that has this name. */
export const slot = <Part extends HTMLElement = HTMLElement>(within: ParentNode, name: string) =>
  within.querySelector<Part>(`[data-slot="${name}"]`)!;

/** Writes into a part, where it says `into` into that of its elements; a part with nothing to say is taken away. */
function fill(within: ParentNode, name: string, text: string, into?: string): void {
  const part = slot(within, name);
  if (!text) return part.remove();
  (into ? part.querySelector(into)! : part).textContent = text;
}

export function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
