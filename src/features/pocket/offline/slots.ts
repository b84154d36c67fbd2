/** The part of the page, or of a card, that has this name. */
export const slot = <Part extends HTMLElement = HTMLElement>(within: ParentNode, name: string) =>
  within.querySelector<Part>(`[data-slot="${name}"]`)!;

/** Writes into a part, where it says `into` into that of its elements; a part with nothing to say is taken away. */
export function fill(within: ParentNode, name: string, text: string, into?: string): void {
  const part = slot(within, name);
  if (!text) return part.remove();
  (into ? part.querySelector(into)! : part).textContent = text;
}

export function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
