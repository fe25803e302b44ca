// Entry point of the package for servers on several machines. The server loads it if PostgreSQL or
// Redis is configured.
export { joinCluster } from './join-cluster.ts';
export { startWorker } from './bot-worker.ts';
export { exportTo, importFrom } from './postgres/backup.ts';
export { moveData } from './postgres/migrate-to-postgres.ts';
export { openPostgres } from './postgres/open.ts';
