import { sql, type SQL } from 'drizzle-orm';
import { pictureUrl } from '#features/media/picture.rules.ts';

export interface PictureRow {
  slot: 'profile' | 'background' | 'showcase' | 'video';
  key: string;
}

/** The live pictures of the profile `p`, as one JSON value of its row. */
export const PICTURES: SQL<PictureRow[]> = sql`coalesce((
  select json_agg(json_build_object('slot', m.slot, 'key', m.key) order by m.position)
  from media m where m.account_id = p.account_id and m.live), '[]'::json)`;

/** Addresses of one width; pages ask for others by changing the number. */
export function pictureUrls(pictures: readonly PictureRow[]) {
  const urls = (slot: PictureRow['slot'], width: number) =>
    pictures.filter((each) => each.slot === slot).map(({ key }) => pictureUrl(key, width, 'webp'));
  return {
    portrait: urls('profile', 320)[0] ?? null,
    banner: urls('background', 960)[0] ?? null,
    showcase: urls('showcase', 640),
  };
}
