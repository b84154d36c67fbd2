import { html } from 'hono/html';
import { oneLine } from '../plain-text.rules.ts';
import { descriptor, type Site } from '../site.ts';
import type { MailPart } from './mail-parts.ts';

/** What a mail needs to know of the site. */
export type MailSite = Pick<Site, 'name' | 'url' | 'contactEmail'>;

export type ComposedMail = ReturnType<typeof composeMail>;

interface Content {
  subject: string;
  /** The line that mail programs show beside the subject; the first words, where it is no other. */
  preview?: string;
  /** Where it is not the subject. */
  heading?: string;
  parts: readonly MailPart[];
  /** Why this person gets this mail. */
  because: string;
}

/** One content, two forms: a page of at most 600 px without pictures, and plain text. */
export function composeMail(site: MailSite, content: Content) {
  const { heading = content.subject, parts, preview = parts[0]!.text, because } = content;
  // A header: a line break in a name must not begin another one.
  const subject = oneLine(content.subject);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background: #071a21 !important;
            }
            .sheet {
              background: #0d252e !important;
            }
            .soft {
              background: #14323d !important;
            }
            .ink,
            .ink a {
              color: #eaf4f3 !important;
            }
            .ink-2 {
              color: #c3d4d7 !important;
            }
            .ink-3,
            .ink-3 a {
              color: #a3bac0 !important;
            }
            .button {
              background: #2cc3b2 !important;
              color: #04211f !important;
            }
          }
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#fbf8f1">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <div class="page" style="padding:24px 12px;background:#fbf8f1">
          <div
            style="max-width:600px;margin:0 auto;font:400 16px/1.6 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
          >
            <p class="ink" style="margin:0 0 12px;padding:0 8px;font-size:22px;font-weight:800">
              <a class="ink" href="${site.url}" style="color:#10222b;text-decoration:none"
                >${site.name}</a
              >
            </p>
            <div class="sheet" style="overflow:hidden;border-radius:16px;background:#ffffff">
              <div style="height:6px;font-size:0;line-height:0;background:#f2a93b">&nbsp;</div>
              <div style="height:6px;font-size:0;line-height:0;background:#0fa595">&nbsp;</div>
              <div style="height:6px;font-size:0;line-height:0;background:#0a6a61">&nbsp;</div>
              <div style="padding:28px 24px 16px">
                <h1
                  class="ink"
                  style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#10222b"
                >
                  ${heading}
                </h1>
                ${parts.map((part) => part.html)}
              </div>
            </div>
            <p class="ink-3" style="margin:20px 8px;font-size:13px;color:#5c6f79">
              ${because}<br />
              ${site.name}, ${descriptor()}.
              <a class="ink-3" href="mailto:${site.contactEmail}" style="color:#5c6f79"
                >${site.contactEmail}</a
              >
            </p>
          </div>
        </div>
      </body>
    </html>`;
  const signature = `-- \n${because}\n${site.name}, ${descriptor()}.\n${site.url}\n${site.contactEmail}`;
  const text = [heading, ...parts.map((part) => part.text), signature].join('\n\n');
  return { subject, text: `${text}\n`, html: tight(page as string) };
}

/** Indentation is for us; some programs cut mails that are long. */
function tight(markup: string): string {
  return markup.replace(/\n\s+/g, '\n');
}
