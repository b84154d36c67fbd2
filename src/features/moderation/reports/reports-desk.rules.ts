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
