/** After this, single events are folded into a number for the day. */
export const RAW_HOURS = 48;

/** What owners see, in the order that they see it in. */
export const MEASURES = [
  { kind: 'view', label: 'Profile views', short: 'Views' },
  { kind: 'search', label: 'Search appearances', short: 'Searches' },
  { kind: 'call', label: 'Taps on Call', short: 'Call' },
  { kind: 'whatsapp', label: 'Taps on WhatsApp', short: 'WhatsApp' },
  { kind: 'email', label: 'Taps on Email', short: 'Email' },
  { kind: 'message', label: 'Messages', short: 'Messages' },
] as const;
export type Measure = (typeof MEASURES)[number]['kind'];

export type DayNumbers = { day: string } & Record<Measure, number>;

export const TOTALS_OF_DAYS = [7, 30, 90] as const;
export const SHOWN_DAYS = 90;

export function totalOfMeasure(days: readonly DayNumbers[], kind: Measure, period: number): number {
  return days.slice(-period).reduce((sum, day) => sum + day[kind], 0);
}

export const PAPERS = { letter: 'Letter', a4: 'A4', a5: 'A5' } as const;
export type Paper = keyof typeof PAPERS;
/** What ten cards fit on. */
export const LARGE_PAPERS = { letter: PAPERS.letter, a4: PAPERS.a4 } as const;

export const choosePaper = (asked: string | null, papers: Partial<typeof PAPERS>): Paper =>
  asked && Object.hasOwn(papers, asked) ? (asked as Paper) : 'letter';
