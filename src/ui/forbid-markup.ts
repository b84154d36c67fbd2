/** What we need of the Trusted Types API, which not every browser has. */
interface TrustedTypes {
  createPolicy: (name: 'default', policy: { createHTML: (html: string) => string }) => unknown;
}

/** How React makes a script element that never runs, as for the data that search engines read. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Says, once and for the whole page, which text may become HTML where the security policy asks: none with markup. What
 * writes a text of a stranger into the page past React fails, instead of doing what the text says.
 */
export function forbidMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (html.includes('<') && html !== EMPTY_SCRIPT) throw new TypeError('No markup from texts.');
      return html;
    },
  });
}
