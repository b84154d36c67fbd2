import { failures, pocket } from '#messages';
import { addressWith } from '#features/directory/address-with.ts';
import { ANSWERED } from '#platform/kept-caches.ts';
import { addressWithout, languageOf, pageHref, readLanguageBy } from '#platform/language.ts';
import { dateWords } from '#platform/date-words.rules.ts';
import { paths } from '#platform/paths.ts';
import { forgetDocumentInstead, isDocumentInstead } from '#ui/document-instead.ts';
import { documentKeptAt } from '#ui/document-kept-at.ts';
import { chooseTheme, currentTheme } from '#ui/theme.ts';
import { askedHere } from './asked-here.ts';
import { openPocket } from './open-pocket.ts';
import { showAsked, isStormHere } from './show-asked.ts';
import { showPages, showSaved } from './show-kept.ts';
import { slot } from './make-card.ts';

// The whole script of the page without a connection, which may stand at any address of its language.
readLanguageBy(() => languageOf(location.pathname));
listen(document.querySelector('main')!);

/** Before the pocket is open a search waits for it: nothing that is pressed is lost. */
function listen(main: HTMLElement): void {
  const form = main.querySelector('form')!;
  // What cannot be read is as good as not there.
  const opening = openPocket().catch(() => null);
  const showHere = async () => {
    const asked = askedHere(location);
    if (asked.what === 'search') form.querySelector('input')!.value = asked.q;
    showAsked(main, await opening, asked);
  };
  /** Another address of this page, without asking anybody for it. */
  const goTo = async (address: string) => {
    history.pushState(null, '', address);
    await showHere();
    const heading = slot(main, 'heading');
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };
  const followHere = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-here]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void goTo(link.href);
  };
  void showHere();
  isStormHere();
  void opening.then((kept) => {
    form.hidden = !kept;
    const words = kept ? pocket.searchHere(sayDate(kept.keptAt)) : pocket.notKept;
    slot(main, 'kept').textContent = words;
    showSaved(main, kept);
    // The notice of a storm, above all of it, has one of these too.
    if (kept) document.addEventListener('click', followHere);
  });
  // Storage may be forbidden: then there are none.
  showPages(main).catch(() => {});

  // In the place of what the head's script does.
  window.onpopstate = () => void showHere();
  // It stands here because nobody answered, whatever the browser knows of the line, until that changes.
  const isLost = !navigator.onLine || documentKeptAt() !== null;
  if (isLost && wasTriedAgain()) say(main, failures.stillNone);
  else sayState(main, isLost);
  for (const sign of ['online', 'offline'])
    addEventListener(sign, () => sayState(main, !navigator.onLine));
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === ANSWERED) sayState(main, false);
  });
  serviceWorker?.startMessages();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = form.querySelector('input')!;
    if (value.trim()) void goTo(pageHref(addressWith(paths.find, [['q', value]])));
  });
  slot(main, 'again').addEventListener('click', (event) => {
    event.preventDefault();
    void tryAgain(main);
  });
  const theme = document.querySelector<HTMLButtonElement>('[data-needs-script]')!;
  const tellTheme = () => (theme.ariaPressed = String(currentTheme() === 'dark'));
  tellTheme();
  theme.addEventListener('click', () => {
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
    tellTheme();
  });
}

const sayDate = dateWords({ day: 'numeric', month: 'long' });

function sayState(main: HTMLElement, isLost: boolean): void {
  say(main, isLost ? pocket.noConnection : pocket.connectionIsBack);
  slot(main, 'lost').toggleAttribute('hidden', !isLost);
}

function say(main: HTMLElement, words: string): void {
  slot(main, 'state').textContent = words;
}

const AGAIN_MS = 30_000;
let trial: AbortController | undefined;

/**
 * A page is asked for again once somebody answers: one that hangs would hang for as long as the browser waits, which is
 * minutes, and to press again would be nothing new to it.
 */
async function tryAgain(main: HTMLElement): Promise<void> {
  trial?.abort();
  const own = (trial = new AbortController());
  setTimeout(() => own.abort(), AGAIN_MS);
  say(main, pocket.trying);
  // The same words once more are seen to be new.
  slot(main, 'state').animate({ opacity: [0, 1] }, 600);
  const isLobby = addressWithout(location.pathname) === paths.offline;
  const address = isLobby ? pageHref(paths.home) : location.href;
  const { signal } = own;
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => null,
  );
  if (own !== trial) return;
  if (!answer) say(main, failures.stillNone);
  else if (isLobby) location.href = address;
  else location.reload();
}

function wasTriedAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isByItself = isDocumentInstead();
  forgetDocumentInstead();
  return visit?.type === 'reload' && !isByItself;
}
