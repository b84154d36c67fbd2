import { defineJob } from '../jobs/jobs.server.ts';

/** The embedded engine has no autovacuum; a PostgreSQL server looks after itself. */
export const vacuumJob = defineJob({
  name: 'vacuum',
  retryLimit: 1,
  retryDelaySeconds: 600,
  pollEverySeconds: 60,
  schedule: '17 8 * * *',
  async run(_data, { database, log }) {
    if (database.engine === 'server') return;
    await database.withMaintenanceClient((client) => client.query('VACUUM (ANALYZE)'));
    log.info('embedded database vacuumed');
  },
});
