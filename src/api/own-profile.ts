import { z } from 'zod';
import { editorFields } from '#features/editor/editor.rules.ts';
import { exportData } from '#features/editor/export-data.server.ts';
import { confirmProfile, refuseStrangersPage } from '#features/editor/own-profile-state.server.ts';
import { replaceVideo } from '#features/editor/replace-video.server.ts';
import { saveProfile } from '#features/editor/save-profile.server.ts';
import { drawPoster } from '#features/insights/handout/draw-poster.server.ts';
import { bySlot } from '#features/media/picture.rules.ts';
import { VIDEO_MAX_BYTES } from '#features/media/video.rules.ts';
import { localDay } from '#platform/local-day.rules.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { spendOwn, spoken, type Call, type Endpoint } from './endpoint.ts';
import { MAX_UPLOAD_BYTES, readForm, readTexts, readUploads, spendUpload } from './read-form.ts';
import { successOrError } from './answer-shapes.ts';
import { attachment, streamBody } from './stream-body.ts';

const picture = z.union([
  z.object({ key: z.string().max(64) }),
  z.object({ file: z.number().int().min(0).max(9) }),
]);
const pictureOrder = z.object(bySlot(() => z.array(picture).max(9)));

/** Calls of the editors and of the account page, for the owner alone: whose profile it is comes from the session, never from the request. */
export const ownProfileEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/profile/save',
    access: 'provider',
    before: (c) => spendUpload(c),
    maxBytes: MAX_UPLOAD_BYTES,
    refusal: successOrError,
    handle: async (c) => {
      const { id: accountId, kind } = owner(c);
      const form = await readForm(c);
      const values = readTexts(form, Object.keys(editorFields(kind)));
      const { profile, version, order, videoUrl, whatsapp } = readTexts(form, [
        'profile',
        'version',
        'order',
        'videoUrl',
        'whatsapp',
      ]);
      const saved = await saveProfile(c.var.services, {
        accountId,
        kind,
        slug: profile || null,
        version: Number(version),
        values,
        whatsapp: whatsapp === 'on',
        videoUrl: oneLine(videoUrl!) || null,
        order: readOrder(order!),
        uploads: readUploads(form),
      });
      return c.json({ success: true, ...saved });
    },
  },
  {
    method: 'POST',
    path: '/api/profile/video',
    access: 'provider',
    before: async (c) => {
      const stranger = { accountId: owner(c).id, opened: openedProfile(c) };
      await refuseStrangersPage(c.var.services.db, stranger);
      await spendOwn(c, LIMITS.videosPerAccount);
    },
    maxBytes: VIDEO_MAX_BYTES + 1,
    refusal: successOrError,
    handle: async (c) => {
      const { id: accountId } = owner(c);
      const type = (c.req.header('Content-Type') ?? '').split(';')[0]!.trim();
      const url = await replaceVideo(c.var.services, { accountId, type, bytes: c.var.body });
      return c.json({ success: true, url });
    },
  },
  {
    method: 'POST',
    path: '/api/profile/confirm',
    access: 'provider',
    refusal: successOrError,
    handle: async (c) => {
      const confirmedAt = await confirmProfile(c.var.services, owner(c).id, openedProfile(c));
      return c.json({ success: true, confirmedAt: localDay(confirmedAt) });
    },
  },
  {
    method: 'GET',
    path: '/api/account/data.zip',
    access: 'provider',
    async handle(c) {
      await spendOwn(c, LIMITS.exportsPerAccount);
      const zip = await exportData(c.var.services, owner(c).id);
      return c.body(streamBody(c, zip), 200, attachment('application/zip', 'kanek-my-data.zip'));
    },
  },
  {
    method: 'GET',
    path: '/api/profile/poster.jpg',
    access: 'provider',
    async handle(c) {
      await spendOwn(c, LIMITS.postersPerAccount);
      const poster = await spoken(c, () => drawPoster(c.var.services, owner(c).id));
      return c.body(new Uint8Array(poster), 200, attachment('image/jpeg', 'poster.jpg'));
    },
  },
];

/** The guard has let through nobody but providers. */
const owner = (c: Call) => c.var.session!.account as { id: number; kind: ProviderKind };

/** For which profile the page was opened that asks, where it says so. */
const openedProfile = (c: Call) => c.req.query('profile') ?? null;

function readOrder(json: string) {
  try {
    return pictureOrder.parse(JSON.parse(json));
  } catch (cause) {
    throw new AppError('bad-input', 'order: This is no order of pictures.', { cause });
  }
}
