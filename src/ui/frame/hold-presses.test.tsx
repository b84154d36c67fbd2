import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { ALIVE } from './alive.ts';
import { holdPressesScript } from './hold-presses.ts';

const reload = vi.fn<() => void>();
const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());

afterEach(() => {
  // The script of each test listens until then.
  window.dispatchEvent(new Event(ALIVE));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openPage() {
  reload.mockClear();
  sent.mockClear();
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = `
    <script type="module"></script>
    <form id="editor"></form>
    <button form="editor" type="submit" data-needs-script disabled>Save</button>
    <form action="/contact"><button type="submit">Send</button></form>
    <button type="button">Menu</button>`;
  runInThisContext(holdPressesScript());
  for (const form of document.forms) form.addEventListener('submit', sent);
  const [save, send, menu] = document.querySelectorAll('button');
  return { save: save!, send: send!, menu: menu!, script: document.querySelector('script')! };
}

it('what needs scripts is pressed again once they are there, and the last one alone', () => {
  const { save, send, menu } = openPage();
  const opened = vi.fn<() => void>();
  menu.addEventListener('click', opened);
  menu.click();
  save.click();
  expect([menu.ariaBusy, save.ariaBusy]).toEqual([null, 'true']);
  expect(sent).not.toHaveBeenCalled();
  send.click();
  expect(sent).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event(ALIVE));
  expect(save.ariaBusy).toBeNull();
  expect(sent).toHaveBeenCalledTimes(2);
  expect(opened).not.toHaveBeenCalled();
  save.click();
  expect(sent).toHaveBeenCalledTimes(3);
});

it.each([
  ['at once', (script: HTMLElement) => script.dispatchEvent(new Event('error'))],
  ['later', () => window.dispatchEvent(new Event('unhandledrejection'))],
])('a page whose scripts were lost %s is loaded again at the next press', (_when, lose) => {
  const { save, script } = openPage();
  const line = vi.spyOn(navigator, 'onLine', 'get');
  save.click();
  expect(save.ariaBusy).toBe('true');
  lose(script);
  expect(save.ariaBusy).toBeNull();
  line.mockReturnValue(false);
  save.click();
  expect([save.ariaBusy, reload.mock.calls.length]).toEqual([null, 0]);
  line.mockReturnValue(true);
  save.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});
