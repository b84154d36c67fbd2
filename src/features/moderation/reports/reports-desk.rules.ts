export const SUSPENSION_REASON_MAX = 500;

type ReportedKind = 'profile' | 'review';

export interface ReportTarget {
  kind: ReportedKind;
  id: number;
}

/** How a form names what was reported: `profile-12`. */
export const nameReported = ({ kind, id }: ReportTarget): string => `${kind}-${id}`;

export function parseReported(name: string): ReportTarget | null {
  const [, kind, id] = /^(profile|review)-([1-9]\d{0,14})$/.exec(name) ?? [];
  return kind ? { kind: kind as ReportedKind, id: Number(id) } : null;
}

export const REPORTS_DESK_MESSAGES = {
  decided: 'Somebody else has decided about these reports meanwhile.',
  reasonMissing: 'Please say why: the provider is told.',
  dismissed: 'The reports are dismissed. Nothing changes for the provider.',
  suspended: 'The profile is suspended and its owner is told why.',
  removed: 'The review is removed. The reason is public.',
} as const;
