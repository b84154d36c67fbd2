const UNSAID = /<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs;
const BY_ATTRIBUTES =
  / (?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|label)="([^"]*)"/g;
const OF_THE_PAGE =
  /<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g;
/** Words that WhatsApp or a mail begins with. */
const PREPARED = /href="(?:https:\/\/wa\.me\/|mailto:|sms:)[^"?]*\?([^"]*)"/g;
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export const readable = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name]!);

/** Everything that a page of the server says to its reader, as it stands between tags and in attributes. */
export function textsOf(html: string): string[] {
  const said = html.replace(UNSAID, '');
  const named = [...said.matchAll(BY_ATTRIBUTES), ...said.matchAll(OF_THE_PAGE)];
  const pieces = [...said.split(/<[^>]*>/), ...named.map(([, text]) => text!)].map(readable);
  const prepared = Array.from(said.matchAll(PREPARED), ([, query]) => [
    ...new URLSearchParams(readable(query!)).values(),
  ]);
  const tidied = [...pieces, ...prepared.flat()].map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(tidied)].filter((text) => /\p{L}{2}/u.test(text));
}

export interface PageForm {
  action: string;
  /** As a browser sends it when nothing was typed, or nonsense everywhere, once for each of its buttons. */
  sent: Record<string, string>[];
}

/** The forms of a page that change something. */
export function formsOf(html: string): PageForm[] {
  return Array.from(html.matchAll(/<form\b[^>]*>.*?<\/form>/gs), ([form]) => form)
    .filter((form) => /^<form[^>]* method="post"/i.test(form))
    .map((form) => {
      const fields = Array.from(form.matchAll(FIELD), ([tag]) => tag);
      const buttons = Array.from(form.matchAll(BUTTON), ([tag]) => tag);
      const sent = ['', 'x'].flatMap((typed) =>
        [...buttons, ''].map((button) => ({
          ...Object.fromEntries(fields.map((tag) => [attribute(tag, 'name'), valueOf(tag, typed)])),
          ...(button && { [attribute(button, 'name')]: attribute(button, 'value') }),
        })),
      );
      return { action: attribute(/^<form[^>]*>/.exec(form)![0], 'action'), sent };
    });
}

const FIELD = /<(?:input|textarea|select)\b[^>]* name="[^"]*"[^>]*>/g;
const BUTTON = /<button\b[^>]* name="[^"]*"[^>]*>/g;
const valueOf = (tag: string, typed: string) =>
  attribute(tag, 'type') === 'hidden' ? attribute(tag, 'value') : typed;
const attribute = (tag: string, name: string): string =>
  readable(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
