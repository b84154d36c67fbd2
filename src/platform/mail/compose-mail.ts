import { html } from 'hono/html';
import { mails } from '#messages';
import { mix, shadesOf } from '../colours.rules.ts';
import { languageNow, prefixOf } from '../language.ts';
import { COUNTRY } from '../pack.ts';
import { oneLine } from '../plain-text.rules.ts';
import type { Site } from '../site.ts';
import type { MailLook, MailPart } from './mail-parts.ts';

/** What a mail needs to know of the site. */
export type MailSite = Pick<Site, 'name' | 'url' | 'contactEmail' | 'colour'>;

const OWN_LOOK: MailLook = { button: '#0a6a61', stripe: '#0fa595', night: '#2cc3b2' };

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

/** One content, two forms: a page of at most 600 px without pictures, and plain text. Both speak the language that is spoken now. */
export function composeMail(site: MailSite, content: Content) {
  const { heading = content.subject, parts, preview = parts[0]!.text, because } = content;
  // A header: a line break in a name must not begin another one.
  const subject = oneLine(content.subject);
  const look = lookOf(site);
  const language = languageNow();
  const home = site.url + prefixOf(language);
  const about = `${site.name}, ${mails.descriptor(COUNTRY.name)}.`;
  const page = html`<!doctype html>
    <html lang="${language}">
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
              background: ${look.night} !important;
              color: #04211f !important;
            }
          }
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#fbf8f1">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <div class="page" style="padding:24px 12px;background:#fbf8f1">
          <div
            style="max-width:600px;margin:0 auto;font:400 16px/1.6 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere"
          >
            <p class="ink" style="margin:0 0 12px;padding:0 8px;font-size:22px;font-weight:800">
              <a class="ink" href="${home}" style="color:#10222b;text-decoration:none"
                >${site.name}</a
              >
            </p>
            <div class="sheet" style="overflow:hidden;border-radius:16px;background:#ffffff">
              <div style="height:6px;font-size:0;line-height:0;background:#f2a93b">&nbsp;</div>
              <div style="height:6px;font-size:0;line-height:0;background:${look.stripe}">
                &nbsp;
              </div>
              <div style="height:6px;font-size:0;line-height:0;background:${look.button}">
                &nbsp;
              </div>
              <div style="padding:28px 24px 16px">
                <h1
                  class="ink"
                  style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#10222b"
                >
                  ${heading}
                </h1>
                ${parts.map(({ html: part }) => (typeof part === 'function' ? part(look) : part))}
              </div>
            </div>
            <p class="ink-3" style="margin:20px 8px;font-size:13px;color:#5c6f79">
              ${because}<br />
              ${about}
              <a class="ink-3" href="mailto:${site.contactEmail}" style="color:#5c6f79"
                >${site.contactEmail}</a
              >
            </p>
          </div>
        </div>
      </body>
    </html>`;
  const signature = `-- \n${because}\n${about}\n${home}\n${site.contactEmail}`;
  const text = [heading, ...parts.map((part) => part.text), signature].join('\n\n');
  return { subject, text: `${text}\n`, html: tight(page as string) };
}

function lookOf({ colour }: MailSite): MailLook {
  if (!colour) return OWN_LOOK;
  const { light, dark } = shadesOf(colour);
  return { button: light.base, stripe: mix(light.base, '#ffffff', 0.7), night: dark.base };
}

/** Indentation is for us; some programs cut mails that are long. */
function tight(markup: string): string {
  return markup.replace(/\n\s+/g, '\n');
}
