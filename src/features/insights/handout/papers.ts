export const PAPERS = { letter: 'Letter', a4: 'A4' } as const;
export type Paper = keyof typeof PAPERS;

export const isPaper = (text: string): text is Paper => Object.hasOwn(PAPERS, text);
