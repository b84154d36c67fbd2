import { useEffect, useRef } from 'react';
import { CircleCheck, CircleDot } from 'lucide-react';
import { UploadProgress } from '#features/media/upload-progress.tsx';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { classes } from '#ui/classes.ts';
import { editor } from '#messages';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { SaveMessage } from './save-message.tsx';
import type { Save, SaveResult } from './use-save.ts';

interface SaveBarProps {
  kind: ProviderKind;
  form: string;
  dirty: boolean;
  save: Save;
  told: SaveResult | null;
}

export function SaveBar({ kind, form, dirty, save, told }: SaveBarProps) {
  const { busy, progress } = save;
  const ready = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  // A button that was disabled has lost the focus.
  useEffect(() => {
    if (told && !('name' in told) && document.activeElement === document.body)
      button.current?.focus();
  }, [told]);
  return (
    <div
      data-bottom-bar="always"
      data-needs-script
      data-print="off"
      className="editor-bar sticky bottom-(--frame-bar,0px) z-30 border-t border-line bg-surface md:pb-[env(safe-area-inset-bottom)]"
    >
      <div className="container-page py-2.5">
        <SaveMessage kind={kind} told={told} save={save} />
        {progress !== null && (
          <div className="mb-2.5">
            <UploadProgress share={progress} />
          </div>
        )}
        <div className="flex items-center justify-between gap-4">
          <SaveState busy={busy} dirty={dirty} />
          <Button
            ref={button}
            type="submit"
            data-needs-script
            disabled={!ready}
            form={form}
            busy={busy}
            className="shrink-0"
          >
            {editor.save}
          </Button>
        </div>
      </div>
    </div>
  );
}

function SaveState({ busy, dirty }: { busy: boolean; dirty: boolean }) {
  const Icon = dirty || busy ? CircleDot : CircleCheck;
  return (
    <p className="flex items-center gap-2 text-small font-medium text-ink-2">
      <Icon
        aria-hidden
        className={classes('size-5 shrink-0', dirty || busy ? 'text-coral' : 'text-success')}
      />
      {busy ? editor.saving : dirty ? editor.unsaved : editor.allSaved}
    </p>
  );
}
