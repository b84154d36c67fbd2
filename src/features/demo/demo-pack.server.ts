import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isEmail, LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { ProcessedPicture } from '#features/media/process-picture.server.ts';
import {
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  STARS_MAX,
  STARS_MIN,
} from '#features/profiles/rating.rules.ts';
import { LANGUAGES } from '#platform/language.ts';
import { packFolder, readPackFile } from '#platform/pack.server.ts';
import { PROVIDER_KINDS } from '#platform/provider-kind.rules.ts';

const email = z.string().max(LOGIN_EMAIL_MAX).refine(isEmail, 'is no email address');
/** Moments count back from the day of the import, so that a demo never grows old. */
const daysAgo = z.int().min(0);

const review = z.strictObject({
  author: z.string().min(1).max(60),
  email,
  stars: z.int().min(STARS_MIN).max(STARS_MAX),
  text: z.string().min(REVIEW_TEXT_MIN).max(REVIEW_TEXT_MAX),
  reply: z.string().min(1).max(REVIEW_TEXT_MAX).optional(),
  daysAgo,
});

const pictureName = z.string().regex(/^[a-z0-9-]+$/);
const pictures = z.strictObject({
  profile: pictureName.optional(),
  background: pictureName.optional(),
  showcase: z.array(pictureName).default([]),
});

/** One invented provider: what no list of an operator says. All the rest is text, and the import's to check. */
export const demoRecord = z
  .object({
    kind: z.enum(PROVIDER_KINDS),
    /** Its address, and by which the import knows it again. */
    slug: z.string().regex(/^[a-z0-9-]{6,80}$/),
    email,
    /** In which mails to them speak. */
    language: z.enum(LANGUAGES).default('en'),
    videoUrl: z.string().startsWith('/').optional(),
    facts: z.record(z.string(), z.unknown()).default({}),
    translations: z.record(z.string(), z.record(z.string(), z.string())).default({}),
    pictures: pictures.default({ showcase: [] }),
    /** Still to be approved by staff. */
    waiting: z.boolean().default(false),
    /** Added by staff: nobody signs in, whatever its email says. */
    unclaimed: z.boolean().default(false),
    joinedDaysAgo: daysAgo,
    confirmedDaysAgo: daysAgo,
    reviews: z.array(review).default([]),
  })
  .catchall(z.string());

export type DemoRecord = z.output<typeof demoRecord>;

type PictureFacts = Record<string, Pick<ProcessedPicture, 'width' | 'height' | 'averageColor'>>;

export function demoRecords(): DemoRecord[] {
  const read = ['specialists', 'businesses'].flatMap(
    (file) => JSON.parse(readPackFile(`demo/${file}.json`)) as unknown[],
  );
  return read.map((record, index) => {
    const { data, error } = demoRecord.safeParse(record);
    if (error) throw new Error(`Demo: record ${index + 1}:\n${z.prettifyError(error)}`);
    return data;
  });
}

/** The pictures of the pack are ours and drawn ahead: they are kept as they are, not drawn again like an upload. */
export function demoPictures() {
  const facts = JSON.parse(readPackFile('demo/pictures.json')) as PictureFacts;
  return async (slot: PictureSlot, name: string): Promise<ProcessedPicture> => {
    const picture = facts[`${slot}/${name}`];
    if (!picture) throw new Error(`The pack has no ${slot} picture ${name}.`);
    const bytes = await readFile(join(packFolder, `demo/pictures/${slot}/${name}.webp`));
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    return { ...picture, bytes, contentType: 'image/webp', contentHash };
  };
}
