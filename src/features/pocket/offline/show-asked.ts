import { failures, find, pocket, storm } from '#messages';
import { inStorm } from '#features/find/wishes.ts';
import { placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { searchPocket, type FoundInPocket } from '../search-pocket.ts';
import type { AskedHere } from './asked-here.ts';
import { makeCard, element, slot } from './make-card.ts';
import { findHere, type OpenPocket } from './open-pocket.ts';

const AT_ONCE = 12;

/** Answers what the address asks for as far as the pocket can; hidden where that is nothing. */
export function showAsked(
  main: HTMLElement,
  pocketHere: OpenPocket | null,
  asked: AskedHere,
): void {
  const section = slot(main, 'results');
  const heading = slot(section, 'heading');
  const cards = slot(section, 'cards');
  const more = slot(section, 'more');
  const siteName = main.dataset.site!;
  cards.replaceChildren();
  cards.toggleAttribute('data-whole', asked.what === 'profile');
  heading.classList.remove('sr-only');
  slot(section, 'relaxed').replaceChildren();
  more.hidden = true;
  section.hidden = false;
  slot(main, 'examples').hidden = !pocketHere || asked.what !== 'other' || asked.page !== 'start';
  const add = (all: readonly FoundInPocket[], whole = false) => {
    for (const each of all) {
      const item = document.createElement('li');
      item.append(makeCard(each, { siteName, whole }));
      cards.append(item);
    }
  };

  if (asked.what === 'other' || !pocketHere) {
    const page = asked.what === 'other' ? asked.page : 'other';
    heading.textContent = page === 'access' ? failures.needsConnection : pocket.needsConnection;
    section.hidden = page === 'start';
    return;
  }
  if (asked.what === 'profile') {
    const said = findHere(pocketHere, asked.id);
    heading.textContent = said ? said.provider.name : pocket.notHere;
    // The card says it.
    heading.classList.toggle('sr-only', !!said);
    if (said) add([{ provider: said.provider, why: '', distance: 0 }], true);
    return;
  }
  const { words, understand } = pocketHere;
  const everybody = pocketHere.everybody.filter(
    ({ provider }) => !asked.emergency || provider.facts.emergency,
  );
  const understood = understand(asked.q, asked.place);
  const wish = isStormHere() ? inStorm(understood) : understood;
  const { found, relaxed } = searchPocket(words, everybody, wish, new Date());
  heading.textContent = `${titleOf(asked)}: ${find.found(String(found.length))}`;
  slot(section, 'relaxed').append(...relaxed.map((sentence) => element('p', sentence)));
  const showNext = () => {
    const shown = cards.childElementCount;
    add(found.slice(shown, shown + AT_ONCE));
    more.hidden = cards.childElementCount >= found.length;
    cards.children[shown]?.querySelector('a')?.focus({ preventScroll: true });
  };
  add(found.slice(0, AT_ONCE));
  more.hidden = found.length <= AT_ONCE;
  more.querySelector('button')!.onclick = showNext;
}

function titleOf({ q, place, emergency }: Extract<AskedHere, { what: 'search' }>): string {
  const where = place && placeName(place);
  const said = [q && `“${q}”`, where, emergency && storm.whoTakesCalls].filter(Boolean);
  return q || emergency ? said.join(' · ') : find.everybodyIn(where ?? COUNTRY.name);
}

/** Whether this document was kept in a storm that is not over; the notice of one that is goes. */
export function isStormHere(): boolean {
  const notice = document.querySelector<HTMLElement>('.storm-notice');
  const isOn = Number(notice?.dataset.until ?? 0) > Date.now();
  if (isOn) return true;
  notice?.remove();
  delete document.body.dataset.storm;
  return false;
}
