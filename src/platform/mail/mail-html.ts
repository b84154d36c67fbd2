/** Markup that is safe to place into other markup as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | Html[];

/** Template tag for mails: every value is escaped, except what another template made. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const written = values.map(markupOf);
  return new Html(
    parts.reduce((markup, part, index) => markup + part + (written[index] ?? ''), ''),
  );
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
