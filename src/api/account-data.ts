import { exportData } from '#features/editor/export-data.server.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Endpoint } from './endpoint.ts';

/** "Download my data." */
export const accountDataEndpoint: Endpoint = {
  method: 'GET',
  path: '/api/account/data.zip',
  access: 'provider',
  async handle(c) {
    const { services, session } = c.var;
    const { id } = session!.account;
    await spend(services.db, services.clock.now(), LIMITS.exportsPerAccount, String(id));
    return c.body(await exportData(services, id), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="kanek-my-data.zip"',
      'Cache-Control': 'private, no-store',
    });
  },
};
