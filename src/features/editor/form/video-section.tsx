import { useEffect, useRef } from 'react';
import { CircleAlert, Film, Trash2 } from 'lucide-react';
import { VIDEO_MAX_BYTES } from '#features/media/video.rules.ts';
import { fieldId } from '#features/profiles/form/field-id.ts';
import { videoSource } from '#features/profile-page/video-source.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EDITOR_ID, useEditorContext } from '../draft/editor-context.ts';
import { isUploadedVideo, tidyVideoLink } from '../draft/video-link.rules.ts';
import { EditorSection } from './editor-section.tsx';
import { useVideoUpload } from './use-video-upload.ts';
import { VideoFileInput } from './video-file-input.tsx';
import { VideoProgress } from './video-progress.tsx';

const ID = fieldId(EDITOR_ID, 'videoUrl');

/** One video: a link to where it is, or a file of one's own. */
export function VideoSection() {
  const { editor, busy } = useEditorContext();
  const upload = useVideoUpload(editor);
  const url = editor.state.draft.values.videoUrl!;
  const error = editor.state.errors.videoUrl;
  const look = upload.under ? 'uploading' : isUploadedVideo(url) ? 'file' : 'link';
  useFocusAfterChange(look);
  const choose = (file: File) => void upload.choose(file);

  return (
    <EditorSection
      title="Video"
      note="Optional. Show yourself at work, your place or your team, in a minute or two."
    >
      {upload.under && (
        <div id={ID} tabIndex={-1}>
          <VideoProgress {...upload.under} onCancel={upload.cancel} />
        </div>
      )}
      {look === 'file' && (
        <div id={ID} tabIndex={-1} className="grid gap-2">
          <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-line bg-surface p-3">
            <Film aria-hidden className="size-6 shrink-0 text-accent" />
            <p className="mr-auto font-medium">Your uploaded video</p>
            <VideoFileInput label="Replace" disabled={busy} onChoose={choose} />
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => editor.type('videoUrl', '')}
            >
              <Trash2 aria-hidden className="size-4.5" />
              Remove
              <span className="sr-only"> the video</span>
            </Button>
          </div>
          {error && (
            <p role="alert" className="flex gap-1.5 text-small font-medium text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
              {error}
            </p>
          )}
        </div>
      )}
      {look === 'link' && (
        <>
          <Field id={ID} label="Video link" error={error} hint={hintFor(url)}>
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
            <VideoFileInput label="Upload a video" disabled={busy} onChoose={choose} />
            <p className="text-small text-ink-3">
              Or a file of your own: .mp4 or .webm, up to {VIDEO_MAX_BYTES / 1024 / 1024} MB.
            </p>
          </div>
        </>
      )}
    </EditorSection>
  );
}

function hintFor(typed: string): string {
  const source = videoSource(tidyVideoLink(typed));
  if (source?.kind === 'frame') return `Visitors can play it from ${source.host}.`;
  if (source?.kind === 'file') return `Visitors can play it from ${source.site}.`;
  if (source) return `It cannot be played here: visitors get a link to ${source.site}.`;
  return 'From YouTube, Vimeo, Facebook or TikTok, an .mp4, .webm or .ogg file, or any page that shows it.';
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
