// Entry point for servers with PostgreSQL or Redis, and for bot workers. Loaded on demand.
export { joinCluster } from './join-cluster.ts';
export { startWorker } from './bot-worker.ts';
export { exportTo, importFrom } from './postgres/backup.ts';
export { faultsOf } from './postgres/integrity-check.ts';
export { moveData } from './postgres/migrate-to-postgres.ts';
export { openPostgres } from './postgres/open.ts';
export { withPatientPool } from './postgres/prepare.ts';
