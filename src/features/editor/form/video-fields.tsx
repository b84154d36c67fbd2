import { useEffect, useRef } from 'react';
import { Film, Trash2, Upload } from 'lucide-react';
import { UploadProgress } from '#features/media/upload-progress.tsx';
import { VIDEO_MAX_BYTES, VIDEO_TYPES } from '#features/media/video.rules.ts';
import { fieldId, Section } from '#features/profiles/form/section.tsx';
import { videoSource } from '#features/profile-page/video-source.rules.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Field, FieldError } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { editor as words } from '#messages';
import type { Editor } from '../draft/editor-store.ts';
import { EDITOR_ID } from '../editor-field.ts';
import { isUploadedVideo, tidyVideoLink } from '../editor.rules.ts';
import { useVideoUpload } from './use-video-upload.ts';

const ID = fieldId(EDITOR_ID, 'videoUrl');

export function VideoFields({ editor, busy }: { editor: Editor; busy: boolean }) {
  const upload = useVideoUpload(editor);
  const url = editor.state.values.videoUrl!;
  const error = editor.state.errors.videoUrl;
  const look = upload.under ? 'uploading' : isUploadedVideo(url) ? 'file' : 'link';
  useFocusAfterChange(look);
  const choose = (file: File) => void upload.choose(file);

  return (
    <Section title={words.videoHeading} note={words.videoNote}>
      {upload.under && (
        <div id={ID} tabIndex={-1} className="grid gap-2">
          <UploadProgress {...upload.under} />
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={upload.cancel}
          >
            {words.cancelUpload}
          </Button>
        </div>
      )}
      {look === 'file' && (
        <div id={ID} tabIndex={-1} className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-line bg-surface p-3">
            <Film aria-hidden className="size-6 shrink-0 text-accent" />
            <p className="mr-auto font-medium">{words.uploadedVideo}</p>
            <VideoFileInput label={words.replace} disabled={busy} onChoose={choose} />
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => editor.type('videoUrl', '')}
            >
              <Trash2 aria-hidden className="size-4.5" />
              {words.remove}
              <span className="sr-only"> {words.theVideo}</span>
            </Button>
          </div>
          {error && <FieldError role="alert">{error}</FieldError>}
        </div>
      )}
      {look === 'link' && (
        <>
          <Field id={ID} label={words.videoLink} error={error} hint={hintFor(url)}>
            <TextInput
              name="videoUrl"
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://www.youtube.com/watch?v=…"
              value={url}
              onChange={(event) => editor.type('videoUrl', event.target.value)}
              onBlur={() => editor.leave('videoUrl')}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <VideoFileInput label={words.uploadVideo} disabled={busy} onChoose={choose} />
            <p className="text-small text-ink-3">
              {words.videoFile(VIDEO_MAX_BYTES / 1024 / 1024)}
            </p>
          </div>
        </>
      )}
    </Section>
  );
}

function hintFor(typed: string): string {
  const source = videoSource(tidyVideoLink(typed));
  if (source?.kind === 'frame') return words.playedFrom(source.host);
  if (source?.kind === 'file') return words.playedFrom(source.site!);
  if (source) return words.linkedTo(source.site);
  return words.videoHint;
}

/** The control that was used is gone; without this the keyboard would start again at the top. */
function useFocusAfterChange(look: string): void {
  const last = useRef(look);
  useEffect(() => {
    if (last.current === look) return;
    last.current = look;
    if (document.activeElement === document.body) document.getElementById(ID)?.focus();
  }, [look]);
}

interface VideoFileInputProps {
  label: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Looks like a button and is the browser's own file input. */
function VideoFileInput({ label, disabled, onChoose }: VideoFileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    // Empty again, so that choosing the same file is news.
    input.current!.value = '';
    onChoose(file);
  };
  return (
    <label
      className={classes(
        buttonStyle({ variant: 'secondary', size: 'small' }),
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
        disabled && 'opacity-60',
      )}
    >
      <Upload aria-hidden className="size-4.5" />
      {label}
      <input
        ref={input}
        type="file"
        accept={Object.keys(VIDEO_TYPES).join(',')}
        disabled={disabled}
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}
