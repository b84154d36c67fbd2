import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { labelOf, pictureLabel } from '../labels.ts';
import { samePictures, SLOTS, type EditorDraft } from './editor-draft.ts';

export type Difference = { label: string } & (
  | { mine: string; newer: string }
  /** Addresses of pictures. */
  | { mine: readonly string[]; newer: readonly string[] }
);

/** What two versions of a profile say differently, in the words of the form. */
export function differences(
  kind: ProviderKind,
  mine: EditorDraft,
  newer: EditorDraft,
): Difference[] {
  const texts = Object.keys(mine.values)
    .filter((name) => mine.values[name]!.trim() !== newer.values[name]!.trim())
    .map((name) => ({
      label: labelOf(kind, name),
      mine: mine.values[name]!,
      newer: newer.values[name]!,
    }));
  const onOff = (on: boolean) => (on ? 'On' : 'Off');
  const whatsapp = { label: 'WhatsApp', mine: onOff(mine.whatsapp), newer: onOff(newer.whatsapp) };
  const urls = ({ pictures }: EditorDraft, slot: (typeof SLOTS)[number]) =>
    pictures[slot].items.map(({ url }) => url);
  const pictures = SLOTS.filter(
    (slot) => !samePictures(mine.pictures[slot], newer.pictures[slot]),
  ).map((slot) => ({
    label: pictureLabel(kind, slot),
    mine: urls(mine, slot),
    newer: urls(newer, slot),
  }));
  return [...texts, ...(mine.whatsapp === newer.whatsapp ? [] : [whatsapp]), ...pictures];
}
