import { defineJob } from '../jobs/jobs.server.ts';

/** The embedded engine has no autovacuum; a PostgreSQL server looks after itself. */
export const vacuumJob = defineJob({
  name: 'vacuum',
  retryDelaySeconds: 600,
  schedule: '17 8 * * *',
  async run(_data, { database, log }) {
    if (database.engine === 'server') return;
    await database.withMaintenanceClient((client) => client.query('VACUUM (ANALYZE)'));
    log.info('embedded database vacuumed');
  },
});
