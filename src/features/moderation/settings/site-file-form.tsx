import { useState, type ChangeEvent } from 'react';
import { staffSettings } from '#messages';
import { languageNow } from '#platform/language.ts';
import {
  FILE_REFUSALS,
  SITE_FILES,
  type FileKey,
  type FileRefusal,
} from '#platform/settings.rules.ts';
import { siteFilmUrl } from '#platform/site-film.rules.ts';
import { sitePictureUrl, sizeOfPicture } from '#platform/site-picture.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ActButton, DeskButton } from '../desk/desk-form.tsx';
import { FileForm } from '../desk/file-form.tsx';

interface SiteFileFormProps {
  name: FileKey;
  /** The key of the one that is shown; empty where it is our own. */
  value: string;
  refused: string;
}

/** A file needs more room than the forms of desks have: it is sent to an address of its own, which leads back here. */
export function SiteFileForm({ name, value, refused }: SiteFileFormProps) {
  const [tooLarge, setTooLarge] = useState(false);
  const { maxBytes, types } = SITE_FILES[name];
  const label = staffSettings.names[name];
  const told = FILE_REFUSALS.find((each) => each === refused);
  const problem = tooLarge ? 'size' : told;
  const texts: Partial<Record<FileRefusal, string>> =
    name === 'HERO_VIDEO' ? staffSettings.refusedFilms : staffSettings.refusedPictures;
  const measure = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setTooLarge((target.files?.[0]?.size ?? 0) > maxBytes);
  return (
    <div id={name} className="desk-target mt-2 grid gap-4 border-t border-line pt-5">
      {value && <Shown name={name} value={value} label={staffSettings.fileNow(label)} />}
      <FileForm
        action={`${staffPaths.uploadSiteFile}?key=${name}&language=${languageNow()}`}
        className="grid gap-3"
      >
        <Field label={label} hint={staffSettings.hints[name]} error={problem && texts[problem]}>
          <TextInput type="file" name="file" accept={types.join(',')} onChange={measure} />
        </Field>
        <DeskButton variant="secondary" size="small" disabled={tooLarge}>
          {staffSettings.upload}
          <span className="sr-only"> ({label})</span>
        </DeskButton>
      </FileForm>
      {value && (
        <ActButton intent="take-away" id={name} hidden={{ key: name }}>
          {staffSettings.takeAway(label)}
        </ActButton>
      )}
    </div>
  );
}

const FRAME =
  'site-picture h-auto w-auto max-w-full justify-self-start rounded-control bg-surface-2 p-2';

function Shown({ name, value, label }: { name: FileKey; value: string; label: string }) {
  return name === 'HERO_VIDEO' ? (
    <video
      src={siteFilmUrl(value)}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={label}
      className={FRAME}
    />
  ) : (
    <img src={sitePictureUrl(value, 320)} {...sizeOfPicture(value)} alt={label} className={FRAME} />
  );
}
