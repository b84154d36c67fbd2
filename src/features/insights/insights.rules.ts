/** After this, single events are folded into a number for the day. */
export const RAW_HOURS = 48;

/** What owners see, in the order that they see it in. */
export const MEASURES = [
  { kind: 'view', label: 'profileViews', short: 'views' },
  { kind: 'search', label: 'searchAppearances', short: 'searches' },
  { kind: 'call', label: 'tapsOnCall', short: 'call' },
  { kind: 'whatsapp', label: 'tapsOnWhatsapp', short: 'whatsapp' },
  { kind: 'email', label: 'tapsOnEmail', short: 'email' },
  { kind: 'message', label: 'messages', short: 'messages' },
] as const;
export type Measure = (typeof MEASURES)[number]['kind'];

export type DayNumbers = { day: string } & Record<Measure, number>;

export const TOTALS_OF_DAYS = [7, 30, 90] as const;
export const SHOWN_DAYS = 90;

export function totalOfMeasure(days: readonly DayNumbers[], kind: Measure, period: number): number {
  return days.slice(-period).reduce((sum, day) => sum + day[kind], 0);
}

export const PAPERS = ['letter', 'a4', 'a5'] as const;
export type Paper = (typeof PAPERS)[number];
/** What ten cards fit on. */
export const LARGE_PAPERS = ['letter', 'a4'] as const;

export const choosePaper = (asked: string | null, papers: readonly Paper[]): Paper =>
  papers.find((paper) => paper === asked) ?? 'letter';
