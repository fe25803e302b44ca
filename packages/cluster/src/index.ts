// Entry point of the package for a server that uses PostgreSQL or Redis, and for bot workers. The
// server loads it only if one of them is configured.
export { joinCluster } from './join-cluster.ts';
export { startWorker } from './bot-worker.ts';
export { exportTo, importFrom } from './postgres/backup.ts';
export { faultsOf } from './postgres/integrity-check.ts';
export { moveData } from './postgres/migrate-to-postgres.ts';
export { openPostgres } from './postgres/open.ts';
export { withPatientPool } from './postgres/prepare.ts';
