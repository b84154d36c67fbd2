import { useMemo } from 'react';
import { SLOTS } from '#features/media/picture.rules.ts';
import { sayValue } from '#features/profiles/fact-fields.rules.ts';
import { labelOf, pictureLabel } from '#features/profiles/labels.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Written } from '#ui/written.tsx';
import { editor } from '#messages';
import { draftOf, samePictures, type EditorDraft } from '../draft/editor-draft.ts';
import type { EditorProfile } from '../describe-own-profile.server.ts';

interface NewerVersionProps {
  newer: EditorProfile;
  mine: EditorDraft;
  onTake: () => void;
  onSaveMine: () => void;
  onClose: () => void;
}

export function NewerVersion({ newer, mine, onTake, onSaveMine, onClose }: NewerVersionProps) {
  const found = useMemo(() => differences(newer.kind, mine, draftOf(newer)), [newer, mine]);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={editor.newerHeading}
      description={found.length > 0 ? editor.differences : editor.identical}
      footer={
        <div className="grid gap-2.5 sm:flex sm:flex-wrap">
          <Button variant="secondary" onClick={onTake}>
            {editor.takeNewer}
          </Button>
          <Button variant="secondary" onClick={onSaveMine}>
            {editor.saveMine}
          </Button>
          <Button variant="quiet" onClick={onClose} className="max-sm:hidden">
            {editor.goOnWithMine}
          </Button>
        </div>
      }
    >
      <ul className="grid gap-6">
        {found.map((difference) => (
          <li key={difference.label} className="grid gap-2">
            <h3 className="text-subheading">{difference.label}</h3>
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <Side name={editor.newer} content={difference.newer} />
              <Side name={editor.yours} content={difference.mine} />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Side({ name, content }: { name: string; content: Difference['mine'] }) {
  return (
    <div className="rounded-control bg-surface-2 p-3.5">
      <h4 className="font-sans text-tiny font-semibold tracking-normal text-ink-3">{name}</h4>
      {typeof content === 'string' ? (
        content ? (
          <Written className="mt-1">{content}</Written>
        ) : (
          <Nothing />
        )
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {content.map((url) => (
            <img key={url} src={url} alt="" className="h-16 w-20 rounded-control object-cover" />
          ))}
          {content.length === 0 && <Nothing />}
        </div>
      )}
    </div>
  );
}

const Nothing = () => <span className="text-ink-3">{editor.nothing}</span>;

type Difference = { label: string } & (
  | { mine: string; newer: string }
  | { mine: readonly string[]; newer: readonly string[] }
);

export function differences(
  kind: ProviderKind,
  mine: EditorDraft,
  newer: EditorDraft,
): Difference[] {
  const texts = Object.keys(mine.values)
    .filter((name) => mine.values[name]!.trim() !== newer.values[name]!.trim())
    .map((name) => ({
      label: labelOf(kind, name),
      mine: sayValue(name, mine.values[name]!),
      newer: sayValue(name, newer.values[name]!),
    }));
  const onOff = (on: boolean) => (on ? editor.on : editor.off);
  const whatsapp = {
    label: editor.whatsapp,
    mine: onOff(mine.whatsapp),
    newer: onOff(newer.whatsapp),
  };
  const pictures = SLOTS.filter(
    (slot) => !samePictures(mine.pictures[slot], newer.pictures[slot]),
  ).map((slot) => ({
    label: pictureLabel(kind, slot),
    mine: mine.pictures[slot].items.map(({ url }) => url),
    newer: newer.pictures[slot].items.map(({ url }) => url),
  }));
  return [...texts, ...(mine.whatsapp === newer.whatsapp ? [] : [whatsapp]), ...pictures];
}
