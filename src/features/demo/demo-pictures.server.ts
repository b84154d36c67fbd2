import sharp from 'sharp';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import { processPicture, type ProcessedPicture } from '#features/media/process-picture.server.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import { drawBanner, SCENES, type Banner, type Scene, type TimeOfDay } from './art/banner.ts';
import { drawMonogram } from './art/monogram.ts';
import { drawPortrait } from './art/portrait.ts';
import { seededRandom } from './art/seeded-random.ts';
import { drawShowcase } from './art/showcase.ts';
import type { DemoProvider } from './demo-rows.ts';

export interface DemoPicture {
  slot: PictureSlot;
  position: number;
  draw: () => string;
  /** Providers share backgrounds and vignettes, so that a first start stays short. */
  shareAs: string;
}

const VIEWS: Record<Location, readonly Scene[]> = {
  'Belize City': ['market-street', 'caye', 'river'],
  Corozal: ['caye', 'market-street'],
  'Orange Walk': ['river', 'temple'],
  Toledo: ['jungle', 'temple'],
  Cayo: ['jungle', 'temple', 'river'],
  'Stann Creek': ['jungle', 'river'],
  'San Pedro': ['reef', 'caye'],
  'Caye Caulker': ['reef', 'caye'],
  Placencia: ['caye', 'reef'],
  Belmopan: ['jungle', 'market-street'],
  Dangriga: ['caye', 'market-street'],
  'Punta Gorda': ['river', 'jungle'],
  'San Ignacio': ['temple', 'market-street'],
  'Benque Viejo del Carmen': ['temple', 'river'],
  Ladyville: ['river', 'market-street'],
  'Burrell Boom': ['river', 'jungle'],
  Hattieville: ['jungle', 'market-street'],
};
const VARIATIONS = 2;
/** One for each scene, so that a category's banners differ; nights are rare, because few shops are open. */
const HOURS = ['dawn', 'day', 'dusk', 'day', 'night', 'dusk'] as const satisfies TimeOfDay[];

export function picturesOf(provider: DemoProvider): DemoPicture[] {
  const { record, profile } = provider;
  if (record.pictures === false) return [];
  const seed = profile.displayName;
  const random = seededRandom(`pictures ${seed}`);
  const banner = bannerOf(provider);
  return [
    {
      slot: 'profile',
      position: 0,
      shareAs: `profile ${seed}`,
      draw: () =>
        provider.kind === 'specialist'
          ? drawPortrait({ ...provider.record.portrait, seed })
          : drawMonogram({ name: seed, category: provider.profile.category, seed }),
    },
    {
      slot: 'background',
      position: 0,
      shareAs: JSON.stringify(banner),
      draw: () => drawBanner(banner),
    },
    ...record.showcase.map((motif, position) => {
      const variation = String(random.integer(1, VARIATIONS));
      return {
        slot: 'showcase' as const,
        position,
        shareAs: `${motif} ${variation}`,
        draw: () => drawShowcase({ motif, seed: variation }),
      };
    }),
  ];
}

/** A category prefers some scenes, and has one hour and one composition for each: so neighbours share a banner. */
function bannerOf({ kind, record, profile: { category } }: DemoProvider): Banner {
  const random = seededRandom(`banner ${kind} ${category}`);
  const first = random.integer(0, SCENES.length - 1);
  const preferred = [...SCENES.slice(first), ...SCENES.slice(0, first)];
  const views = VIEWS[record.location];
  const scene = preferred.find((each) => views.includes(each)) ?? views[0]!;
  const hour = (SCENES.indexOf(scene) + random.integer(0, HOURS.length - 1)) % HOURS.length;
  return {
    scene,
    time: HOURS[hour]!,
    tint: kind === 'specialist' ? 'teal' : 'purple',
    seed: String(random.integer(1, VARIATIONS)),
    category,
  };
}

/** Renders a drawing and sends it down the path that every upload takes. */
export async function renderPicture(picture: DemoPicture): Promise<ProcessedPicture> {
  const upload = await sharp(Buffer.from(picture.draw())).png({ compressionLevel: 1 }).toBuffer();
  return processPicture(upload, picture.slot);
}
