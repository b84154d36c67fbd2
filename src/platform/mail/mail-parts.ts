import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** A piece of a mail in both of its forms, so that neither can say what the other does not. */
export interface MailPart {
  html: Html | ((look: MailLook) => Html);
  text: string;
}

/** The colours of a mail that are the site's own to choose. */
export interface MailLook {
  button: string;
  stripe: string;
  night: string;
}

// Colours stand in the tags, for programs that read no style sheet; the classes carry the dark ones.
const SELECTABLE = '-webkit-user-select:all;user-select:all';

export function paragraph(text: string): MailPart {
  return {
    html: html`<p class="ink-2" style="margin:0 0 16px;color:#3f525c">${lines(text)}</p>`,
    text,
  };
}

/** What somebody wrote for the mail: the addresses in it can be followed. */
export function writtenParagraph(text: string): MailPart {
  return {
    html: html`<p class="ink-2" style="margin:0 0 16px;color:#3f525c">
      ${lines(text, withLinks)}
    </p>`,
    text,
  };
}

/** Smaller than a button, for what few people look for. */
export function quietLink(label: string, url: string): MailPart {
  return {
    html: html`<p class="ink-3" style="margin:24px 0 12px;font-size:14px;color:#5c6f79">
      <a class="ink-3" href="${url}" style="color:#5c6f79">${label}</a>
    </p>`,
    text: `${label}:\n${url}`,
  };
}

export function smallPrint(text: string): MailPart {
  return {
    html: html`<p class="ink-3" style="margin:0 0 12px;font-size:14px;color:#5c6f79">
      ${lines(text)}
    </p>`,
    text,
  };
}

/** Large, and one click selects all of it. */
export function codeToCopy(code: string): MailPart {
  return {
    html: html`<p
      class="soft ink"
      style="margin:8px 0 24px;padding:20px 8px;border-radius:12px;background:#e0f1ec;color:#10222b;text-align:center;font:700 36px/1.2 Menlo,Consolas,monospace;letter-spacing:6px;text-indent:6px;${SELECTABLE}"
    >
      ${code}
    </p>`,
    text: `    ${code}`,
  };
}

/** A button, with its address in letters for those who cannot or will not press it. */
export function linkButton(label: string, url: string): MailPart {
  return {
    html: ({ button }) =>
      html`<p style="margin:24px 0 8px">
          <a
            class="button"
            href="${url}"
            style="display:inline-block;padding:12px 22px;border-radius:8px;background:${button};color:#ffffff;font-weight:600;text-decoration:none"
            >${label}</a
          >
        </p>
        <p class="ink-3" style="margin:0 0 24px;font-size:13px;color:#5c6f79;word-break:break-all">
          <a class="ink-3" href="${url}" style="color:#5c6f79">${url}</a>
        </p>`,
    text: `${label}:\n${url}`,
  };
}

/** What a person wrote, set apart from what the site says. */
export function quotation(text: string): MailPart {
  return {
    html: html`<blockquote
      class="soft ink"
      style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #f2a93b;background:#f5f0e5;color:#10222b"
    >
      ${lines(text)}
    </blockquote>`,
    text: text.replace(/^/gm, '> '),
  };
}

function lines(text: string, written: (line: string) => Html | string = (line) => line): Html[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => (index === 0 ? html`${written(line)}` : html`<br />${written(line)}`));
}

const ADDRESS = /(https?:\/\/[^\s<>"]+)/i;
const PUNCTUATION = `.,;:!?)]'`;

function withLinks(line: string): Html {
  const pieces = line.split(ADDRESS);
  return html`${pieces.map((piece, index) => (index % 2 === 1 ? linked(piece) : html`${piece}`))}`;
}

/** The full stop behind an address belongs to the sentence. */
function linked(piece: string): Html {
  let end = piece.length;
  while (PUNCTUATION.includes(piece[end - 1]!)) end--;
  const url = piece.slice(0, end);
  return html`<a href="${url}" style="color:#0a6a61">${url}</a>${piece.slice(end)}`;
}
