import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { ProcessedPicture } from '#features/media/process-picture.server.ts';
import { packFolder, readPackFile } from '#platform/pack.server.ts';
import { demoRecord, type DemoRecord } from './demo-record.rules.ts';

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
